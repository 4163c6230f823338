/**
 * Calls back with the width of an element in whole px, at once and whenever it changes; with 0 where nothing can be measured.
 *
 * @returns what ends that.
 */
export function observeWidth(element: HTMLElement, onWidth: (width: number) => void): () => void {
  const measure = (): void => onWidth(Math.floor(element.getBoundingClientRect().width));
  measure();
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
