import type { LogEntry } from '@aval/contract';

/**
 * Inserts further lines into a log by time; of lines with the same time, the further ones come last.
 *
 * @param entries oldest first.
 * @param further oldest first.
 */
export function insertLines(entries: readonly LogEntry[], further: readonly LogEntry[]): readonly LogEntry[] {
  if (further.length === 0) return entries;
  return [...entries, ...further].toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
}
