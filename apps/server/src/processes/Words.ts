import type { Locale, Text } from '@aval/contract';

/** A text of a run: in both languages, or language-independent, such as a URL. */
export type Words = string | Text;

export function inLocale(words: Words, locale: Locale): string {
  return typeof words === 'string' ? words : words[locale];
}

/** A text as its two columns; the Spanish one is null if equal. */
export function asColumns<Name extends string>(name: Name, words: Words) {
  const [en, es] = typeof words === 'string' ? [words, null] : [words.en, words.es];
  return { [name]: en, [`${name}_es`]: es } as Record<Name, string> & Record<`${Name}_es`, string | null>;
}

/** Reads what `asColumns` stored, in a language. */
export function fromColumns(english: string, spanish: string | null, locale: Locale): string {
  return locale === 'es' ? (spanish ?? english) : english;
}

/** Joins several texts. */
export function joinWords(parts: readonly Words[], separator: string): Text {
  const joined = (locale: Locale) => parts.map((part) => inLocale(part, locale)).join(separator);
  return { en: joined('en'), es: joined('es') };
}
