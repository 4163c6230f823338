/** Resolves once the page is in one of the states; they begin with an event. */
export function when(event: 'DOMContentLoaded' | 'load', states: readonly DocumentReadyState[]): Promise<unknown> {
  if (states.includes(document.readyState)) return Promise.resolve();
  return new Promise((resolve) => addEventListener(event, resolve, { once: true }));
}
