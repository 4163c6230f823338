const unseen = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]*$/u;

/**
 * Whether a value is missing: null, undefined, or a text without visible characters, made only of spaces and invisible
 * characters (zero-width, fillers, the Braille blank). Next to others these are significant, as in '👩‍🚀' or 'می‌خواهم'.
 */
export function isBlank(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && unseen.test(value));
}
