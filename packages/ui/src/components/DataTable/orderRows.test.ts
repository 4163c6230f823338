import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { compareValues } from './compareValues.ts';
import { orderRows } from './orderRows.ts';

interface Row {
  score: number | null;
  name?: string;
}
const scoreOf = (row: Row) => row.score;
const nameOf = (row: Row) => row.name;

test('puts missing values last in either direction', () => {
  const rows: Row[] = [{ score: 3 }, { score: null }, { score: 1 }];
  expect([...orderRows(rows, scoreOf, 'ascending')]).toEqual([2, 0, 1]);
  expect([...orderRows(rows, scoreOf, 'descending')]).toEqual([0, 2, 1]);
});

test('sorts texts by locale, stably', () => {
  const rows: Row[] = ['Zarza', 'álbor', 'Albor', 'S10', 'S9'].map((name) => ({ score: null, name }));
  expect([...orderRows(rows, nameOf, 'ascending')]).toEqual([1, 2, 4, 3, 0]);
  expect([...orderRows(rows, nameOf, 'descending')]).toEqual([0, 3, 4, 1, 2]);
});

test('reads each row once for any number of direction changes', () => {
  let looks = 0;
  const rows: Row[] = [{ score: 2 }, { score: 1 }];
  const counting = (row: Row) => {
    looks += 1;
    return row.score;
  };
  for (const direction of ['ascending', 'descending', 'ascending'] as const) orderRows(rows, counting, direction);
  expect(looks).toBe(2);
});

test('is the stable order of the comparison', () => {
  const value = fc.option(fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ noNaN: true, min: -1e9, max: 1e9 })));
  fc.assert(
    fc.property(fc.array(value), fc.boolean(), (scores, isUp) => {
      const rows: Row[] = scores.map((score) => ({ score }));
      const sign = isUp ? 1 : -1;
      const expected = rows
        .map((_, index) => index)
        .toSorted((a, b) => {
          const [one, other] = [scores[a] ?? null, scores[b] ?? null];
          if (one === null || other === null) return Number(one === null) - Number(other === null);
          return sign * compareValues(one, other);
        });
      expect([...orderRows(rows, scoreOf, isUp ? 'ascending' : 'descending')]).toEqual(expected);
    }),
  );
});
