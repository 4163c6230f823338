import type { Locale } from './text.ts';

// As the router finds them: whatever their case, and with a slash behind them.
const spanishPages = /^\/(login|register|forgot-password|reset-password)?\/*$/i;

/**
 * The language that a page opens in: what the person chose; else Spanish on the pages that greet visitors; else Spanish
 * for a browser whose first language is Spanish, and English for every other.
 *
 * @param path of the page, without its query.
 * @param chosen what the person chose earlier, or null.
 * @param browserLanguage a language tag such as `es-MX`.
 */
export function languageFor(path: string, chosen: Locale | null, browserLanguage: string): Locale {
  if (chosen) return chosen;
  if (spanishPages.test(path)) return 'es';
  return /^es\b/i.test(browserLanguage) ? 'es' : 'en';
}
