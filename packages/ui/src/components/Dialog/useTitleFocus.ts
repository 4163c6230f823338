import { type RefObject, useRef } from 'react';

/**
 * The element that opened a panel. For a menu, which is gone when the panel closes, the control that opens the menu.
 */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role=menu]');
  if (!menu) return active;
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? active;
}

interface TitleFocus {
  /** For the title, which takes the focus when the panel opens. */
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** Props for the Radix content. */
  contentProps: Record<'onOpenAutoFocus' | 'onCloseAutoFocus', (event: Event) => void>;
}

/**
 * Moves the focus to the title when a panel opens, and back to its opener when it closes, unless the focus has moved
 * elsewhere in the meantime, for example to the title of a new page.
 *
 * @param hasTrigger The panel has its own trigger, to which Radix returns the focus.
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
