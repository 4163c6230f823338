import type { MouseEvent } from 'react';

/** What does something of its own when it is pressed. */
const controls = 'a, button, input, select, textarea, label, summary, [role="menu"], [role="dialog"]';

/** What opens the thing of a row: the name's own link or button. A link to another site opens that. */
const opener = ':is(th[scope="row"], [data-row-name]) :is(a[href]:not([target]), button)';

/**
 * Opens the thing of the row that was pressed anywhere but on a control, as its name does: in a new tab with the keys
 * that do that to a link. A press that ends the selection of a text opens nothing.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  // What lies over the page belongs to the row for React only.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(controls)) return;
  if (getSelection()?.toString()) return;
  const name = target.closest('tr, li')?.querySelector(opener);
  name?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
