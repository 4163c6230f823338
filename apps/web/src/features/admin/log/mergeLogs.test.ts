import type { LogEntry } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { mergeLogs } from './mergeLogs.ts';

const line = (second: number, message = `line ${second}`): LogEntry => ({
  timestamp: `2026-11-21T10:00:0${second}.000Z`,
  level: 'INFO',
  message,
});
const [one, two, three, four] = [line(1), line(2), line(3), line(4)] as const;

describe('mergeLogs', () => {
  it('returns the fetched lines until something is streamed', () => {
    expect(mergeLogs([one, two], [])).toEqual([one, two]);
  });

  it('appends streamed lines, without duplicates', () => {
    expect(mergeLogs([one, two, three], [two, three, four])).toEqual([one, two, three, four]);
  });

  it('keeps lines that were fetched after the stream was interrupted', () => {
    expect(mergeLogs([one, two, three, four], [two, three])).toEqual([one, two, three, four]);
  });

  it('puts streamed lines that were not fetched after the older ones', () => {
    expect(mergeLogs([one], [three, four])).toEqual([one, three, four]);
    expect(mergeLogs([], [three])).toEqual([three]);
  });

  it('distinguishes lines of the same moment by their text', () => {
    const sibling = line(2, 'another');
    expect(mergeLogs([one, sibling, two], [two, three])).toEqual([one, sibling, two, three]);
  });
});
