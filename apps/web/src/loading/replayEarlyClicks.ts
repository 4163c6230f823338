/** What index.html keeps until the app has started; undefined from then on. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

const nameOf = (control: HTMLElement): string => control.getAttribute('aria-label') ?? control.textContent;

/** The control itself where it was hydrated, else the one that has taken its place. */
function currentOf(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  return buttons.find((button) => nameOf(button) === nameOf(control));
}

/** Does what was pressed before the app had started. */
export function replayEarlyClicks(): void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const control of clicks) currentOf(control)?.click();
}
