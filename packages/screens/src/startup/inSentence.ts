import type { Locale } from '@aval/metrics';

/** Formats a label for the middle of a sentence: in lower case, except for abbreviations. */
export function inSentence(label: string, locale: Locale): string {
  return label
    .split(' ')
    .map((word) => (/^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLocaleLowerCase(locale) : word))
    .join(' ');
}
