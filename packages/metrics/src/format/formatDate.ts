import type { Locale } from '../types.ts';

export type DateLike = Date | string | number | null | undefined;

const notDefined = { en: 'Not defined', es: 'Sin definir' } as const;
const shortMonths: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  es: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
};
const months: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  es: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
};
/** British names of zones are those that Europe uses: CEST where American English has GMT+2. */
const zoneLanguage = { en: 'en-GB', es: 'es-ES' } as const;

interface Clock {
  year: number;
  /** From 1. */
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** To make one takes a hundred times as long as to use it. */
function formatterIn(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** What calendar and clock of a zone show. A day without a time is the same day everywhere. */
function clockIn(value: DateLike, timeZone: string): Clock | null {
  const date = value instanceof Date ? value : new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return null;
  if (timeZone === 'UTC' || (typeof value === 'string' && dayPattern.test(value)))
    return {
      year: date.getUTCFullYear(),
      month: date.getUTCMonth() + 1,
      day: date.getUTCDate(),
      hour: date.getUTCHours(),
      minute: date.getUTCMinutes(),
      second: date.getUTCSeconds(),
    };
  const parts = formatterIn(timeZone).formatToParts(date);
  const part = (type: keyof Clock): number => Number(parts.find((found) => found.type === type)?.value);
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
const dayOf = ({ day, month, year }: Clock): string => `${two(day)}/${two(month)}/${year}`;

/**
 * A date as day/month/year: 21/11/2026.
 *
 * @param value Date, ISO text or milliseconds; anything that is not a date gives 'Not defined' ('Sin definir'). A text that
 *   is only a day, as 2026-11-21, is that day in every zone.
 * @param timeZone IANA name of the zone in which days begin; UTC in files, the reader's on screens.
 * @throws RangeError for an unknown zone.
 */
export function formatDate(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const clock = clockIn(value, timeZone);
  return clock === null ? notDefined[locale] : dayOf(clock);
}

/**
 * A date and time: 21/11/2026, 07:24.
 *
 * @param value As for formatDate.
 * @param timeZone As for formatDate; `timeZoneName` says which.
 * @throws RangeError for an unknown zone.
 */
export function formatDateTime(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const clock = clockIn(value, timeZone);
  return clock === null ? notDefined[locale] : `${dayOf(clock)}, ${two(clock.hour)}:${two(clock.minute)}`;
}

/**
 * A time with its seconds: 07:24:09.
 *
 * @param value As for formatDate.
 * @param timeZone As for formatDate.
 * @throws RangeError for an unknown zone.
 */
export function formatClock(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const clock = clockIn(value, timeZone);
  return clock === null ? notDefined[locale] : [clock.hour, clock.minute, clock.second].map(two).join(':');
}

/**
 * A date with a short month, for chart axes: 21 Nov 2026, in Spanish 21 nov 2026.
 *
 * @param value As for formatDate.
 * @param timeZone As for formatDate.
 * @throws RangeError for an unknown zone.
 */
export function formatShortDate(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const clock = clockIn(value, timeZone);
  if (clock === null) return notDefined[locale];
  return `${clock.day} ${shortMonths[locale][clock.month - 1] ?? ''} ${clock.year}`;
}

/**
 * The month of a date, for facts of which the exact day says little: March 2025, in Spanish marzo de 2025.
 *
 * @param value As for formatDate.
 * @param timeZone As for formatDate.
 * @throws RangeError for an unknown zone.
 */
export function formatMonth(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const clock = clockIn(value, timeZone);
  if (clock === null) return notDefined[locale];
  return `${months[locale][clock.month - 1] ?? ''}${locale === 'es' ? ' de ' : ' '}${clock.year}`;
}

/**
 * What a zone is called at a moment, summer time included: CEST, UTC, GMT-3.
 *
 * @param value A moment; anything that is not a date gives the name of the zone as it is.
 * @param timeZone IANA name, as Europe/Madrid.
 * @throws RangeError for an unknown zone.
 */
export function timeZoneName(value: DateLike, locale: Locale = 'en', timeZone = 'UTC'): string {
  const date = new Date(value ?? Number.NaN);
  if (timeZone === 'UTC' || Number.isNaN(date.getTime())) return timeZone;
  const parts = new Intl.DateTimeFormat(zoneLanguage[locale], { timeZone, timeZoneName: 'short' }).formatToParts(date);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
