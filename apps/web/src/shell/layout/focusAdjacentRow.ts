import { moveFocus } from './moveFocus.ts';

/**
 * Hands the focus on from a button whose row is about to go: to its like in the row below, else in the row above.
 *
 * @param alike Selects the buttons of this kind in the list.
 * @param otherwise Takes the focus when no such button is left.
 */
export function focusAdjacentRow(button: HTMLElement, alike: string, otherwise: HTMLElement | null): void {
  const buttons = [...(button.closest('ul, tbody')?.querySelectorAll<HTMLElement>(alike) ?? [])];
  const place = buttons.indexOf(button);
  const target = buttons[place + 1] ?? buttons[place - 1] ?? otherwise;
  if (target) moveFocus(target);
}
