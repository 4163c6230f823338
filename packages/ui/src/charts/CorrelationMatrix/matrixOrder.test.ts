import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { similarity } from '../shared/fixtures.ts';
import { orderMatrix, ordersFor } from './matrixOrder.ts';
import { singleLinkage } from './singleLinkage.ts';

const items = [
  { id: 'z', label: 'Zarza', score: 60 },
  { id: 'a', label: 'Álbor', score: null },
  { id: 'k', label: 'Kumo', score: 90 },
  { id: 'b', label: 'Brisa', score: 62 },
];
const scores = [60, 10, 90, 62];
const values = similarity(scores);

test('keeps the given order', () => {
  expect(orderMatrix(items, values, 'given')).toEqual([0, 1, 2, 3]);
});

test('orders by name without regard to accents', () => {
  expect(orderMatrix(items, values, 'name')).toEqual([1, 3, 2, 0]);
});

test('orders by score, highest first and unknown last', () => {
  expect(orderMatrix(items, values, 'score')).toEqual([2, 3, 0, 1]);
});

test('puts similar items next to each other, the better end first', () => {
  expect(orderMatrix(items, values, 'similarity')).toEqual([2, 3, 0, 1]);
});

test('offers an order by score only when there are scores', () => {
  expect(ordersFor(items)).toContain('score');
  expect(ordersFor([{ id: 'a', label: 'A' }])).toEqual(['given', 'name', 'similarity']);
});

test('keeps two groups together in any input order', () => {
  const near = 0.9;
  const far = 0.2;
  const group = [0, 1, 0, 1, 0, 1];
  const order = singleLinkage(
    group.map((row, i) => group.map((column, j) => (i === j ? 1 : row === column ? near : far))),
  );
  const changes = order.filter((item, place) => place > 0 && group[item] !== group[order[place - 1] ?? 0]);
  expect(changes).toHaveLength(1);
});

test('puts unknown items at an end', () => {
  const order = singleLinkage(similarity([50, 52, null, 54]));
  expect([order[0], order.at(-1)]).toContain(2);
});

test.each([0, 1])('orders %s items', (count) => {
  expect(singleLinkage(similarity(Array.from({ length: count }, () => 50)))).toHaveLength(count);
});

test('contains every item once, and recovers a linear order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 40 }), (all) => {
      const order = singleLinkage(similarity(all));
      expect(order.toSorted((a, b) => a - b)).toEqual(all.map((_, index) => index));
      const lined = order.map((place) => all[place] ?? 0);
      const sorted = all.toSorted((a, b) => a - b);
      expect([sorted, sorted.toReversed()]).toContainEqual(lined);
    }),
  );
});
