/**
 * Focuses a field of a form by its name. The name of a checkbox or a select is on a hidden input; the element to focus
 * is the button next to it.
 */
export function focusNamed(form: HTMLFormElement, name: string): void {
  const named = form.querySelector<HTMLElement>(`[name="${name}"]`);
  const button = named?.parentElement?.querySelector<HTMLElement>(':scope > :is([role="checkbox"], [role="radio"])');
  (button ?? named)?.focus();
}
