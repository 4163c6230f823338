import { moveFocus } from './moveFocus.ts';

/**
 * Moves the focus from a button whose row is about to be removed to the same button in the next row, or else in the
 * previous one.
 *
 * @param alike Selector of these buttons in the list.
 * @param otherwise Receives the focus when no such button is left.
 */
export function focusAdjacentRow(button: HTMLElement, alike: string, otherwise: HTMLElement | null): void {
  const buttons = [...(button.closest('ul, tbody')?.querySelectorAll<HTMLElement>(alike) ?? [])];
  const place = buttons.indexOf(button);
  const target = buttons[place + 1] ?? buttons[place - 1] ?? otherwise;
  if (target) moveFocus(target);
}
