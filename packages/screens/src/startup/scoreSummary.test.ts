import type { CalculationRecord } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { changeSince, scoresUntil } from './scoreSummary.ts';

const made = (id: number, score: number | null) =>
  ({ id, calculation_date: `2026-0${id}-01T00:00:00.000Z`, IE_investability_score: score }) as CalculationRecord;
const third = made(3, 64.8);
const second = made(2, null);
const first = made(1, 65.9);
const all = [third, second, first];

describe('changeSince', () => {
  it('compares with the previous version that has a score', () => {
    expect(changeSince(all, third)).toEqual({ points: -1.1, since: '2026-01-01T00:00:00.000Z' });
  });

  it('is null when there is nothing to compare', () => {
    expect(changeSince(all, second)).toBeNull();
    expect(changeSince(all, first)).toBeNull();
  });
});

describe('scoresUntil', () => {
  it('ends with the selected version', () => {
    expect(scoresUntil(all, third)).toEqual([65.9, null, 64.8]);
    expect(scoresUntil(all, first)).toEqual([65.9]);
  });
});
