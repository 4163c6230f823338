import type { Locale } from '@aval/metrics';

/** A label as it reads inside a sentence: words in small letters, abbreviations as they are. */
export function inSentence(label: string, locale: Locale): string {
  return label
    .split(' ')
    .map((word) => (/^\p{Lu}[^\p{Lu}]*$/u.test(word) ? word.toLocaleLowerCase(locale) : word))
    .join(' ');
}
