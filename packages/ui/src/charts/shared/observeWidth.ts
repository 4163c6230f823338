/**
 * Calls back with the width of an element in whole px, immediately and whenever it changes; with 0 when it cannot be
 * measured.
 *
 * @returns a function that stops observing.
 */
export function observeWidth(element: HTMLElement, onWidth: (width: number) => void): () => void {
  const measure = (): void => onWidth(Math.floor(element.getBoundingClientRect().width));
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
