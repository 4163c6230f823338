import type { LogEntry } from '@aval/contract';

/** A log whose lines follow each other by the second. */
export const logLines = (...messages: readonly string[]): LogEntry[] =>
  messages.map((message, index) => ({
    timestamp: `2026-06-14T11:58:${String(index).padStart(2, '0')}.000Z`,
    level: 'INFO',
    message,
  }));
