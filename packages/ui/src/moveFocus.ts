/** Focuses an element, even if it is not focusable by keyboard, without scrolling the page. */
export function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
