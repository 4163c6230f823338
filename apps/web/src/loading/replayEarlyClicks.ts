/** The clicks that index.html records until the app has started; undefined afterwards. */
declare global {
  interface Window {
    earlyClicks?: HTMLElement[] | undefined;
  }
}

const nameOf = (control: HTMLElement): string => control.getAttribute('aria-label') ?? control.textContent;

/** The control itself if it was hydrated, otherwise the control with the same name that replaced it. */
function currentOf(control: HTMLElement): HTMLElement | undefined {
  if (control.isConnected) return control;
  const buttons = [...document.querySelectorAll<HTMLElement>('#root button')];
  return buttons.find((button) => nameOf(button) === nameOf(control));
}

/** Repeats the clicks that were made before the app had started. */
export function replayEarlyClicks(): void {
  const clicks = window.earlyClicks ?? [];
  window.earlyClicks = undefined;
  for (const control of clicks) currentOf(control)?.click();
}
