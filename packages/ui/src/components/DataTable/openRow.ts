import type { MouseEvent } from 'react';

/** Elements with their own action when pressed. */
const controls = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="dialog"]';

/** The opener of a row: the link or button of its name. External links are not. */
const opener = ':is(th[scope="row"], [data-row-name]) :is(a[href]:not([target]), button)';

/**
 * Opens the row when it is pressed anywhere but on a control, as its name does: in a new tab with the modifier keys of
 * a link. A press that ends a text selection opens nothing.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // Overlays bubble to the row in React only, not in the DOM.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (getSelection()?.toString()) return;
  const name = target.closest('tr, li')?.querySelector(opener);
  name?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
