/** The length of a text as people count it: an emoji is one character, not two. Every limit and every counter count so. */
export function textLength(text: string): number {
  return Array.from(text).length;
}

/** Whether a text has more characters than a limit allows. */
export function isLongerThan(text: string, limit: number): boolean {
  // Two units make at most one character, so that a much too long text need not be counted.
  return text.length > 2 * limit || (text.length > limit && textLength(text) > limit);
}
