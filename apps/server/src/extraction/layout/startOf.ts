/** Truncates a text without splitting a character, because a split one cannot be stored. */
export function startOf(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/\p{Surrogate}$/u, '');
}
