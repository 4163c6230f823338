export const logLevels = ['INFO', 'WARNING', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogEntry {
  /** ISO 8601; printed unchanged when it cannot be parsed. */
  timestamp: string;
  level: LogLevel;
  /** May have several lines, such as an error with its stack trace. */
  message: string;
}

/** Whether an entry is a previously seen one, to which lines may have been added since. */
export function isSameEntry(entry: LogEntry, seen: LogEntry): boolean {
  return (
    entry === seen ||
    (entry.timestamp === seen.timestamp &&
      entry.level === seen.level &&
      (entry.message === seen.message || entry.message.startsWith(`${seen.message}\n`)))
  );
}

/** Refresh intervals in seconds that the user can choose from. */
export const logIntervals = [1, 5, 15, 30, 60] as const;
