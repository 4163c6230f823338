import type { LogEntry } from '@aval/contract';
import { expect, it } from 'vitest';

import { insertLines } from './insertLines.ts';

const line = (second: number, message: string): LogEntry => ({
  timestamp: `2026-11-21T10:00:0${second}.000Z`,
  level: 'INFO',
  message,
});

it('inserts lines by their time, after those of the same moment', () => {
  const log = [line(1, 'a'), line(2, 'b'), line(4, 'c')];
  const messages = insertLines(log, [line(2, 'own'), line(5, 'late')]).map(({ message }) => message);
  expect(messages).toEqual(['a', 'b', 'own', 'c', 'late']);
});

it('returns the same log when nothing is added', () => {
  const log = [line(1, 'a')];
  expect(insertLines(log, [])).toBe(log);
});
