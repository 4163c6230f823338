/** Whether every character can be stored: no NUL and no lone surrogates. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\0');
}
