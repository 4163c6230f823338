import { createContext, useContext } from 'react';

import { wordsEn } from './en.ts';

/** Every word the library owns, in one language. */
export type Words = { [Key in Exclude<keyof typeof wordsEn, 'locale'>]: string } & { locale: 'en' | 'es' };

const WordsContext = createContext<Words>(wordsEn);

/** Gives the components below it their language: `<WordsProvider value={wordsEs}>`. English without it. */
export const WordsProvider = WordsContext.Provider;

/** The words of the nearest provider. */
export function useWords(): Words {
  return useContext(WordsContext);
}

/**
 * Puts parameters into a word.
 *
 * @param template A word such as 'Page {x} of {y}'.
 * @param values What each name in braces becomes.
 * @returns The text; names without a value stay as they are.
 */
export function fillWords(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
