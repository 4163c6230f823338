import type { LogEntry } from '@aval/contract';

const isSame = (one: LogEntry, other: LogEntry): boolean =>
  one.timestamp === other.timestamp && one.level === other.level && one.message === other.message;

/**
 * One log out of what was fetched and what was streamed, each line once.
 *
 * @param fetched oldest first.
 * @param streamed oldest first; begins somewhere in the fetched lines or after them.
 */
export function mergeLogs(fetched: readonly LogEntry[], streamed: readonly LogEntry[]): readonly LogEntry[] {
  const first = streamed[0];
  if (!first) return fetched;
  const start = fetched.findIndex((entry) => isSame(entry, first));
  if (start === -1) return [...fetched.filter(({ timestamp }) => timestamp < first.timestamp), ...streamed];
  // Both hold the same lines from there on; the longer one goes further.
  return fetched.length - start >= streamed.length ? fetched : [...fetched.slice(0, start), ...streamed];
}
