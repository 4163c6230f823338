/** Whether every character can be stored: no NUL, no half of a surrogate pair. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
