import { controlIdAt } from './FactInput.tsx';

/** Puts the focus on the control of a value, where there is one. */
export function focusControl(path: string): void {
  const control = document.getElementById(controlIdAt(path));
  const focus = () => control?.focus({ focusVisible: true });
  focus();
  // A slider comes into sight only once it knows its place.
  if (document.activeElement !== control) requestAnimationFrame(focus);
}
