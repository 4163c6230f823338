const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/**
 * Whether there is no value: null, undefined, or a text that shows nothing, made of spaces and of characters that nobody
 * sees (zero-width ones, fillers, the blank of Braille). Among others those mean something, as in '👩‍🚀' or 'می‌خواهم'.
 */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && unseen.test(value));
}
