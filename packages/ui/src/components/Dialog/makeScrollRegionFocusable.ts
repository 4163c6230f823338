/** Lets the keyboard reach, and so scroll, a region whose text is longer than its box and that holds nothing to focus. */
export function makeScrollRegionFocusable(region: HTMLElement | null): void {
  if (!region) return;
  if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
