import { languageFor, type Locale, locales } from '@aval/contract';

export type Language = Locale;

const storageKey = 'aval.language';
const aYear = 31_536_000;

export { languageFor };

/** The language that the user chose, or null. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey);
  return locales.find((language) => language === stored) ?? null;
}

/** Stores the chosen language for the app, and in a cookie for the server, which selects the prerendered page by it. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  document.cookie = `${storageKey}=${language}; path=/; max-age=${aYear}; samesite=lax`;
}
