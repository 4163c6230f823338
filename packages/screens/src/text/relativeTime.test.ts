import { describe, expect, it } from 'vitest';

import { relativeTime } from './relativeTime.ts';

const now = Date.parse('2026-06-30T12:00:00Z');
const ago = (seconds: number, language = 'en') => relativeTime(now - seconds * 1000, now, language);

describe('relativeTime', () => {
  it.each([
    [0, 'now'],
    [59, 'now'],
    [60, '1 minute ago'],
    [3599, '59 minutes ago'],
    [3600, '1 hour ago'],
    [86_400, 'yesterday'],
    [6 * 86_400, '6 days ago'],
    [7 * 86_400, 'last week'],
    [400 * 86_400, 'last year'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(ago(seconds)).toBe(text);
  });

  it('formats in Spanish', () => {
    expect(ago(7200, 'es')).toBe('hace 2 horas');
    expect(ago(86_400, 'es')).toBe('ayer');
  });

  it('treats a time in the future as now', () => {
    expect(ago(-30)).toBe('now');
  });
});
