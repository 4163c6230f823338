import { describe, expect, it } from 'vitest';

import { capsOf } from './caps.ts';
import { blankSheet, type Sheet, writeFact } from './model/sheet.ts';
import { slotOf, type SourceId } from './model/sources.ts';

function sheetWith(facts: Partial<Record<SourceId, number>>): Sheet {
  const sheet = blankSheet();
  for (const [id, value] of Object.entries(facts)) writeFact(sheet, slotOf[id as SourceId], value);
  return sheet;
}

describe('limits of the score', () => {
  it.each([
    [0, 35],
    [0.5, 40],
    [1, 45],
    [2, 52],
    [3, 59],
    [4.5, 67],
    [6, 75],
    [9, 90],
    [10.5, 95],
  ])('with %d months of cash are %d', (months, most) => {
    expect(capsOf(sheetWith({ FEM_cash_runway: months }))).toEqual([
      { reason: 'cash', months, most: expect.closeTo(most, 9) },
    ]);
  });

  it('are none from a year of cash on, and for a startup that burns nothing', () => {
    expect(capsOf(sheetWith({ FEM_cash_runway: 12 }))).toEqual([]);
    expect(capsOf(sheetWith({ FEM_cash_runway: 0, burn_rate: 0 }))).toEqual([]);
    expect(capsOf(sheetWith({ burn_rate: 0 }))).toEqual([]);
    expect(capsOf(sheetWith({ FEM_cash_runway: 0, burn_rate: 1 }))).toHaveLength(1);
  });

  it('are those of six months where nobody knows, of none at the worst, and none at the best', () => {
    expect(capsOf(sheetWith({}))).toEqual([{ reason: 'cash_unknown', most: 75 }]);
    expect(capsOf(sheetWith({ unknown_score: 0 }))).toEqual([{ reason: 'cash_unknown', most: 35 }]);
    expect(capsOf(sheetWith({ unknown_score: 70 }))).toEqual([]);
  });

  it('are 59 with negative equity, whatever else holds', () => {
    const negative = { reason: 'negative_equity', most: 59 };
    expect(capsOf(sheetWith({ burn_rate: 0, total_equity: -1 }))).toEqual([negative]);
    expect(capsOf(sheetWith({ burn_rate: 0, total_equity: 0 }))).toEqual([]);
    expect(capsOf(sheetWith({ FEM_cash_runway: 0, total_equity: -1 }))).toEqual([
      { reason: 'cash', months: 0, most: 35 },
      negative,
    ]);
  });
});
