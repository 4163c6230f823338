/** The length of a text in user-perceived characters, for all limits and counters: an emoji is one character. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Whether a text has more characters than a limit allows. */
export function isLongerThan(text: string, limit: number): boolean {
  // A code point has at most two UTF-16 units, so a much too long text need not be counted.
  return text.length > 2 * limit || (text.length > limit && textLength(text) > limit);
}
