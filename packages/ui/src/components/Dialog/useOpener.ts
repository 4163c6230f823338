import { useRef } from 'react';

/** What opened a panel that has the focus. Of a menu, which is gone by the time the panel closes, the control that opens it. */
function openerOf(active: Element | null): Element | null {
  const menu = active?.closest('[role=menu]');
  if (!menu) return active;
  return document.getElementById(menu.getAttribute('aria-labelledby') ?? '') ?? active;
}

interface Opener {
  /** Call it when the panel opens, before its own part takes the focus. */
  remember: () => void;
  /** Call it when the panel has closed. */
  giveBack: (event: Event) => void;
}

/**
 * Gives the focus back to what opened a panel, unless it was moved to another place in the meantime, as to the title of a
 * page that was navigated to.
 *
 * @param hasTrigger The panel has a trigger of its own, which then takes the focus by itself.
 */
export function useOpener(hasTrigger: boolean): Opener {
  const opener = useRef<Element | null>(null);
  return {
    remember: () => {
      opener.current = openerOf(document.activeElement);
    },
    giveBack: (event) => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && (hasTrigger || !(opener.current instanceof HTMLElement))) return;
      event.preventDefault();
      if (isLost && opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
