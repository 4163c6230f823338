import { createContext, useContext } from 'react';

import { textsEn } from './en.ts';

/** Every text that the library itself contains, in one language. */
export type Texts = { [Key in Exclude<keyof typeof textsEn, 'locale'>]: string } & { locale: 'en' | 'es' };

const TextsContext = createContext<Texts>(textsEn);

/** Sets the language of the components below it: `<TextsProvider value={textsEs}>`. English by default. */
export const TextsProvider = TextsContext.Provider;

/** The texts of the nearest provider. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}

/**
 * Fills the placeholders of a text.
 *
 * @param template A text such as 'Page {x} of {y}'.
 * @param values The value of each name in braces.
 * @returns The text; placeholders without a value stay unchanged.
 */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
