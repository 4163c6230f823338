import { createContext, useContext } from 'react';

import { wordsEn } from './en.ts';

/** Every text that the library itself contains, in one language. */
export type Words = { [Key in Exclude<keyof typeof wordsEn, 'locale'>]: string } & { locale: 'en' | 'es' };

const WordsContext = createContext<Words>(wordsEn);

/** Sets the language of the components below it: `<WordsProvider value={wordsEs}>`. English by default. */
export const WordsProvider = WordsContext.Provider;

/** The texts of the nearest provider. */
export function useWords(): Words {
  return useContext(WordsContext);
}

/**
 * Fills the placeholders of a text.
 *
 * @param template A text such as 'Page {x} of {y}'.
 * @param values The value of each name in braces.
 * @returns The text; placeholders without a value stay unchanged.
 */
export function fillWords(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
