import { controlIdAt } from './FactInput.tsx';

/** Focuses the control of a value, if it exists. */
export function focusControl(path: string): void {
  const control = document.getElementById(controlIdAt(path));
  const focus = () => control?.focus({ focusVisible: true });
  focus();
  // A slider becomes visible only after it has measured its position.
  if (document.activeElement !== control) requestAnimationFrame(focus);
}
