/** Gives the focus to an element, also to one that the keyboard does not reach, and leaves the page where it stands. */
export function moveFocus(target: HTMLElement): void {
  if (!target.hasAttribute('tabindex') && target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
