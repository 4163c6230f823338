import type { Locale } from './text.ts';

// Matches like the router: case-insensitive and with trailing slashes.
const spanishPages = /^\/(login|register|forgot-password|reset-password|confirm-email|take-back-email)?\/*$/i;

/**
 * The initial language of a page: the user's choice; otherwise Spanish on the pages for visitors; otherwise Spanish
 * for a browser whose first language is Spanish, and English for all others.
 *
 * @param path The path of the page, without query.
 * @param chosen The user's earlier choice, or null.
 * @param browserLanguage A language tag such as `es-MX`.
 */
export function languageFor(path: string, chosen: Locale | null, browserLanguage: string): Locale {
  if (chosen) return chosen;
  if (spanishPages.test(path)) return 'es';
  return /^es\b/i.test(browserLanguage) ? 'es' : 'en';
}
