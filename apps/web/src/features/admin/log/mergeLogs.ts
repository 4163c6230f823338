import type { LogEntry } from '@aval/contract';

const isSame = (one: LogEntry, other: LogEntry): boolean =>
  one.timestamp === other.timestamp && one.level === other.level && one.message === other.message;

/**
 * Merges fetched and streamed lines into one log without duplicates.
 *
 * @param fetched oldest first.
 * @param streamed oldest first; starts within the fetched lines or after them.
 */
export function mergeLogs(fetched: readonly LogEntry[], streamed: readonly LogEntry[]): readonly LogEntry[] {
  const first = streamed[0];
  if (!first) return fetched;
  const start = fetched.findIndex((entry) => isSame(entry, first));
  if (start === -1) return [...fetched.filter(({ timestamp }) => timestamp < first.timestamp), ...streamed];
  // From there on both have the same lines, so keep the longer one.
  return fetched.length - start >= streamed.length ? fetched : [...fetched.slice(0, start), ...streamed];
}
