import type { LogEntry } from './types.ts';

const pad = (value: number, length = 2): string => String(value).padStart(length, '0');

/** An ISO date in UTC, as every date of the product; what cannot be read counts as one day. */
const dayOf = (timestamp: string): string => {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10);
};

/** Whether a log runs over more than one day, so that times alone would mislead. */
export function spansDays(entries: readonly LogEntry[]): boolean {
  const first = entries[0];
  const last = entries.at(-1);
  return first !== undefined && last !== undefined && dayOf(first.timestamp) !== dayOf(last.timestamp);
}

/**
 * Time of an entry in UTC, so that every reader sees the same: '18:07:31.204', or '21/11 18:07:31.204' with its day.
 *
 * @returns The timestamp as it is when it cannot be read.
 */
export function logTime(timestamp: string, hasDay: boolean): string {
  const date = new Date(timestamp);
  if (Number.isNaN(date.getTime())) return timestamp;
  const time = `${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}:${pad(date.getUTCSeconds())}.${pad(date.getUTCMilliseconds(), 3)}`;
  return hasDay ? `${pad(date.getUTCDate())}/${pad(date.getUTCMonth() + 1)} ${time}` : time;
}

/** The entries as text, one a line: the timestamp as it was written, the level at a fixed width, the message. */
export function logText(entries: readonly LogEntry[]): string {
  return entries
    .map(({ timestamp, level, message }) => `${timestamp} ${level.padEnd('WARNING'.length)} ${message}\n`)
    .join('');
}
