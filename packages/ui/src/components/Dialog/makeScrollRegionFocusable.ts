/** Makes an overflowing region without focusable content focusable, so that keyboard users can scroll it. */
export function makeScrollRegionFocusable(region: HTMLElement | null): void {
  if (!region) return;
  if (region.scrollHeight > region.clientHeight) region.tabIndex = 0;
  else region.removeAttribute('tabindex');
}
