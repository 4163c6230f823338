const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

const storageKey = 'aval.language';
// As the router finds them: whatever their case, and with a slash behind them.
const spanishPages = /^\/(login|register|forgot-password|reset-password)?\/*$/i;

function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'es';
}

/** The language that a person chose, or null. */
export function chosenLanguage(): Language | null {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : null;
}

export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}

/**
 * The language a page opens in: what the person chose; else Spanish on the pages that greet visitors;
 * else Spanish for a browser whose first language is Spanish, and English for every other.
 */
export function languageFor(path: string, chosen: Language | null, browserLanguage: string): Language {
  if (chosen) return chosen;
  if (spanishPages.test(path)) return 'es';
  return /^es\b/i.test(browserLanguage) ? 'es' : 'en';
}
