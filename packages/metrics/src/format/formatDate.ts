import type { Locale } from '../types.ts';

export type DateLike = Date | string | number | null | undefined;

const notDefined = { en: 'Not defined', es: 'Sin definir' } as const;
const shortMonths: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
};

function toDate(value: DateLike): Date | null {
  const date = value instanceof Date ? value : new Date(value ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = (date: Date): string =>
  `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;

/**
 * A date as day/month/year: 21/11/2026. Days are counted in UTC, so that every reader sees the same date.
 *
 * @param value Date, ISO text or milliseconds; anything that is no date gives 'Not defined' ('Sin definir').
 */
export function formatDate(value: DateLike, locale: Locale = 'en'): string {
  const date = toDate(value);
  return date === null ? notDefined[locale] : dayOf(date);
}

/**
 * A date and time: 21/11/2026, 07:24, in UTC.
 *
 * @param value As for formatDate.
 */
export function formatDateTime(value: DateLike, locale: Locale = 'en'): string {
  const date = toDate(value);
  if (date === null) return notDefined[locale];
  return `${dayOf(date)}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
}

/**
 * A date with a short month, for chart axes: 21 Nov 2026, in Spanish 21 nov 2026.
 *
 * @param value As for formatDate.
 */
export function formatShortDate(value: DateLike, locale: Locale = 'en'): string {
  const date = toDate(value);
  if (date === null) return notDefined[locale];
  return `${date.getUTCDate()} ${shortMonths[locale][date.getUTCMonth()] as string} ${date.getUTCFullYear()}`;
}
