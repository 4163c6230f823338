/** The beginning of a text, never half of a character: what is cut in the middle of one cannot be stored. */
export function startOf(text: string, longest: number): string {
  return text.length <= longest ? text : text.slice(0, longest).replace(/\p{Surrogate}$/u, '');
}
