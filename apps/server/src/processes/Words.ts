import type { Locale, Text } from '@aval/contract';

/** What a run says: in both languages, or as it is where no language says it otherwise, such as an address. */
export type Words = string | Text;

export function inLocale(words: Words, locale: Locale): string {
  return typeof words === 'string' ? words : words[locale];
}

/** Words as they are stored: beside each other, the Spanish ones only where there are any. */
export function asColumns<Name extends string>(name: Name, words: Words) {
  const [en, es] = typeof words === 'string' ? [words, null] : [words.en, words.es];
  return { [name]: en, [`${name}_es`]: es } as Record<Name, string> & Record<`${Name}_es`, string | null>;
}

/** What was stored by `asColumns`, in a language. */
export function fromColumns(english: string, spanish: string | null, locale: Locale): string {
  return locale === 'es' ? (spanish ?? english) : english;
}

/** Several words as one text. */
export function joinWords(parts: readonly Words[], separator: string): Text {
  const joined = (locale: Locale) => parts.map((part) => inLocale(part, locale)).join(separator);
  return { en: joined('en'), es: joined('es') };
}
