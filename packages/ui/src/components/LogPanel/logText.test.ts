import { expect, test } from 'vitest';

import { logText, logTime, spansDays } from './logText.ts';
import type { LogEntry } from './types.ts';

const at = (timestamp: string): LogEntry => ({ timestamp, level: 'INFO', message: 'Started' });

test('a time has its milliseconds, and its day when asked', () => {
  expect(logTime('2026-11-05T08:07:31.004Z', false)).toBe('08:07:31.004');
  expect(logTime('2026-11-05T08:07:31.004Z', true)).toBe('05/11 08:07:31.004');
});

test('a time that cannot be read is printed as it is', () => {
  expect(logTime('yesterday', true)).toBe('yesterday');
});

test('a log of one day needs no days', () => {
  expect(spansDays([])).toBe(false);
  expect(spansDays([at('2026-11-05T00:00:00Z'), at('2026-11-05T23:59:59Z')])).toBe(false);
  expect(spansDays([at('2026-11-05T23:59:59Z'), at('2026-11-06T00:00:00Z')])).toBe(true);
});

test('text keeps the written timestamps and lines the messages up', () => {
  expect(
    logText([
      at('2026-11-05T08:07:31.004Z'),
      { timestamp: '2026-11-05T08:07:32.000Z', level: 'WARNING', message: 'No margin' },
    ]),
  ).toBe('2026-11-05T08:07:31.004Z INFO    Started\n2026-11-05T08:07:32.000Z WARNING No margin\n');
  expect(logText([])).toBe('');
});
