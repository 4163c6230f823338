import { formatClock, formatDate, timeZoneName } from '@aval/metrics';

import type { LogEntry } from './types.ts';

const isReadable = (timestamp: string): boolean => !Number.isNaN(Date.parse(timestamp));

/** Unparsable timestamps count as one day. */
const dayOf = (timestamp: string, timeZone: string): string =>
  isReadable(timestamp) ? formatDate(timestamp, 'en', timeZone) : '';

/** Whether a log spans more than one day of a time zone, so that times without dates would mislead. */
export function spansDays(entries: readonly LogEntry[], timeZone: string): boolean {
  const first = entries[0];
  const last = entries.at(-1);
  return (
    first !== undefined && last !== undefined && dayOf(first.timestamp, timeZone) !== dayOf(last.timestamp, timeZone)
  );
}

/**
 * Time of an entry in a time zone: '18:07:31.204', or '21/11 18:07:31.204' with its day.
 *
 * @returns The unchanged timestamp when it cannot be parsed.
 */
export function logTime(timestamp: string, hasDay: boolean, timeZone: string): string {
  if (!isReadable(timestamp)) return timestamp;
  const milliseconds = String(new Date(timestamp).getUTCMilliseconds()).padStart(3, '0');
  const time = `${formatClock(timestamp, 'en', timeZone)}.${milliseconds}`;
  return hasDay ? `${dayOf(timestamp, timeZone).slice(0, '21/11'.length)} ${time}` : time;
}

/** Date and time with the name of the zone: '21/11/2026 18:07:31.204 CET'. */
export function logMoment(timestamp: string, timeZone: string): string {
  if (!isReadable(timestamp)) return timestamp;
  const time = logTime(timestamp, false, timeZone);
  return `${dayOf(timestamp, timeZone)} ${time} ${timeZoneName(timestamp, 'en', timeZone)}`;
}

/** The entries as text, one after another: the timestamp in UTC, the level at a fixed width, the message. */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .map(({ timestamp, level, message }) => {
      const time = isReadable(timestamp) ? new Date(timestamp).toISOString() : timestamp;
      return `${time} ${level.padEnd('WARNING'.length)} ${message}\n`;
    })
    .join('');
}
