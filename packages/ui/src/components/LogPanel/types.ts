export const logLevels = ['INFO', 'WARNING', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogEntry {
  /** ISO 8601; printed as it is when it cannot be read. */
  timestamp: string;
  level: LogLevel;
  /** Of several lines when they belong together, as a stack trace does with what it explains. */
  message: string;
}

/** Whether an entry is one that was seen before, to which lines may have been added since. */
export function isSameEntry(entry: LogEntry, seen: LogEntry): boolean {
  return (
    entry === seen ||
    (entry.timestamp === seen.timestamp &&
      entry.level === seen.level &&
      (entry.message === seen.message || entry.message.startsWith(`${seen.message}\n`)))
  );
}

/** Seconds between two refreshes that a reader chooses from. */
export const logIntervals = [1, 5, 15, 30, 60] as const;
