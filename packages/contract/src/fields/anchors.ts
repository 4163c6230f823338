import type { Anchor } from './StartupField.ts';

/** Labels for the stops 1, 2, 3, ... of a rating. */
export function ratingWords(en: readonly string[], es: readonly string[]): Anchor[] {
  return wordsAt(
    en.map((_, index) => index + 1),
    en,
    es,
  );
}

/** Labels for the given stops. */
export function wordsAt(values: readonly number[], en: readonly string[], es: readonly string[]): Anchor[] {
  return values.map((value, index) => ({ value, label: { en: en[index] ?? '', es: es[index] ?? '' } }));
}
