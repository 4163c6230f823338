/**
 * Leads to a field of a form by its name. A box or a choice carries it on an input that nobody sees; what takes the focus
 * is the button beside that.
 */
export function focusNamed(form: HTMLFormElement, name: string): void {
  const named = form.querySelector<HTMLElement>(`[name="${name}"]`);
  const button = named?.parentElement?.querySelector<HTMLElement>(':scope > :is([role="checkbox"], [role="radio"])');
  (button ?? named)?.focus();
}
