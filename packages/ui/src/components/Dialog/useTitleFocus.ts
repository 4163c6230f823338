import { type RefObject, useRef } from 'react';

/** What opened a panel that has the focus. Of a menu, which is gone by the time the panel closes, the control that opens it. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role=menu]');
  if (!menu) return active;
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? active;
}

interface TitleFocus {
  /** For the title, which takes the focus when the panel opens. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** For the content of Radix. */
  contentProps: Record<'onOpenAutoFocus' | 'onCloseAutoFocus', (event: Event) => void>;
}

/**
 * Moves the focus to the title of a panel that opens, and back to what opened it when it closes, unless it was moved to
 * another place in the meantime, as to the title of a page that was navigated to.
 *
 * @param hasTrigger The panel has a trigger of its own, which then takes the focus by itself.
 */
export function useTitleFocus(hasTrigger: boolean): TitleFocus {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  return {
    titleRef,
    contentProps: {
      onOpenAutoFocus: (event) => {
        event.preventDefault();
        opener.current = openerOf(document.activeElement);
        titleRef.current?.focus();
      },
      onCloseAutoFocus: (event) => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (isLost && (hasTrigger || !(opener.current instanceof HTMLElement))) return;
        event.preventDefault();
        if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
      },
    },
  };
}
