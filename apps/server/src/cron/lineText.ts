import type { LogEntry } from '@aval/contract';

/** A line of a log as one text. */
export function lineText({ timestamp, level, message }: LogEntry): string {
  return `${timestamp} ${level} ${message}`;
}
