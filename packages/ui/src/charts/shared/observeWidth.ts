/**
 * The width in which an element is laid out. In a scaled frame, such as a small preview of a page, it is drawn narrower
 * or wider than that.
 */
function layoutWidth(element: HTMLElement): number {
  const { width } = element.getBoundingClientRect();
  // A whole number, which is exact enough only where the drawn width says nothing about the layout.
  const laidOut = element.offsetWidth;
  const isScaled = laidOut > 0 && Math.abs(width - laidOut) >= 1;
  return isScaled ? laidOut : Math.floor(width);
}

/**
 * Calls back with the width of an element in whole px, immediately and whenever it changes; with 0 when it cannot be
 * measured.
 *
 * @returns a function that stops observing.
 */
export function observeWidth(element: HTMLElement, onWidth: (width: number) => void): () => void {
  const measure = (): void => onWidth(layoutWidth(element));
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
