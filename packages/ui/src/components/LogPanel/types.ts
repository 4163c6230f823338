export const logLevels = ['INFO', 'WARNING', 'ERROR'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface LogEntry {
  /** ISO 8601; printed as it is when it cannot be read. */
  timestamp: string;
  level: LogLevel;
  message: string;
}

/** Seconds between two refreshes that a reader chooses from. */
export const logIntervals = [1, 5, 15, 30, 60] as const;
