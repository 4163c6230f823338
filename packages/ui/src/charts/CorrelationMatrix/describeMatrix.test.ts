import { expect, test } from 'vitest';

import { textsEn } from '../../texts/en.ts';
import { textsEs } from '../../texts/es.ts';
import { similarity } from '../shared/fixtures.ts';
import { describeMatrix } from './describeMatrix.ts';
import { summarisePairs } from './pairs.ts';

const labelled = (labels: string[]) => labels.map((label) => ({ label }));
const items = labelled(['Value', 'Financial', 'Market', 'Team']);
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ');

test('names the closest and the furthest pair', () => {
  expect(spaced(describeMatrix(items, similarity([67.2, 59.24, 65.73, 70.43]), textsEn))).toBe(
    'Closest: Value and Market (98,53 %); furthest: Financial and Team (88,81 %).',
  );
});

test('uses one sentence for a single pair, and for equal pairs', () => {
  expect(spaced(describeMatrix(items.slice(0, 2), similarity([67.2, 59.24]), textsEn))).toBe(
    'Value and Financial: 92,04 %.',
  );
  expect(spaced(describeMatrix(items.slice(0, 3), similarity([50, 50, 50]), textsEn))).toBe('All pairs: 100,00 %.');
});

test('counts the pairs of many items', () => {
  const many = Array.from({ length: 13 }, (_, index) => index * 5);
  const names = many.map((score) => `S${score}`);
  expect(spaced(describeMatrix(labelled(names), similarity(many), textsEs))).toMatch(
    /^78 pares de 13, 50 por encima del 70 %\./,
  );
});

test('reports when nothing is known', () => {
  expect(
    describeMatrix(
      labelled(['A', 'B']),
      [
        [null, null],
        [null, null],
      ],
      textsEn,
    ),
  ).toBe('No data available to display');
});

test('counts each pair once and leaves out the unknown', () => {
  expect(
    summarisePairs([
      [1, 0.5, null],
      [0.5, 1, 0.2],
      [null, 0.2, 1],
    ]),
  ).toEqual({
    count: 2,
    high: 0,
    closest: { row: 0, column: 1, value: 0.5 },
    furthest: { row: 1, column: 2, value: 0.2 },
  });
});
