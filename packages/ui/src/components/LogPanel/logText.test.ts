import { expect, test } from 'vitest';

import { logMoment, logText, logTime, spansDays } from './logText.ts';
import type { LogEntry } from './types.ts';

const at = (timestamp: string): LogEntry => ({ timestamp, level: 'INFO', message: 'Started' });

test('formats a time with milliseconds and an optional date, in the zone of the user', () => {
  expect(logTime('2026-11-05T08:07:31.004Z', false, 'UTC')).toBe('08:07:31.004');
  expect(logTime('2026-11-05T08:07:31.004Z', true, 'UTC')).toBe('05/11 08:07:31.004');
  expect(logTime('2026-11-05T23:07:31.004Z', true, 'Europe/Madrid')).toBe('06/11 00:07:31.004');
  expect(logTime('2026-06-05T08:07:31.004Z', false, 'Asia/Kolkata')).toBe('13:37:31.004');
});

test('formats date and time with the zone', () => {
  expect(logMoment('2026-06-05T08:07:31.004Z', 'Europe/Madrid')).toBe('05/06/2026 10:07:31.004 CEST');
  expect(logMoment('2026-11-05T08:07:31.004Z', 'Europe/Madrid')).toBe('05/11/2026 09:07:31.004 CET');
});

test('prints an unparsable time unchanged', () => {
  expect(logTime('yesterday', true, 'UTC')).toBe('yesterday');
  expect(logMoment('yesterday', 'UTC')).toBe('yesterday');
  expect(logText([at('yesterday')])).toBe('yesterday INFO    Started\n');
});

test('omits dates for a log of one day in the zone of the user', () => {
  const day = [at('2026-11-05T00:00:00Z'), at('2026-11-05T23:59:59Z')];
  const night = [at('2026-11-05T22:59:59Z'), at('2026-11-05T23:00:00Z')];
  expect(spansDays([], 'UTC')).toBe(false);
  expect(spansDays(day, 'UTC')).toBe(false);
  expect(spansDays([at('2026-11-05T23:59:59Z'), at('2026-11-06T00:00:00Z')], 'UTC')).toBe(true);
  expect(spansDays(night, 'UTC')).toBe(false);
  expect(spansDays(night, 'Europe/Madrid')).toBe(true);
});

test('formats text with times in UTC and aligned messages', () => {
  expect(
    logText([
      at('2026-11-05T09:07:31.004+01:00'),
      { timestamp: '2026-11-05T08:07:32.000Z', level: 'WARNING', message: 'No margin' },
    ]),
  ).toBe('2026-11-05T08:07:31.004Z INFO    Started\n2026-11-05T08:07:32.000Z WARNING No margin\n');
  expect(logText([])).toBe('');
});
