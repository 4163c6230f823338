import { expect, test } from 'vitest';

import { valueLabels } from './valueLabels.ts';

const textOf = ({ index }: { index: number }) => `${index}0,0`;

test('prints values above their points, and below those at the top', () => {
  const points = [
    { x: 100, y: 80, index: 1 },
    { x: 200, y: 12, index: 2 },
  ];
  expect(valueLabels(points, textOf, 400)).toEqual([
    { text: '10,0', x: 100, y: 70, index: 1 },
    { text: '20,0', x: 200, y: 32, index: 2 },
  ]);
});

test('keeps values within the drawing', () => {
  const [label] = valueLabels([{ x: 399, y: 80, index: 1 }], textOf, 400);
  expect(label?.x).toBeLessThan(390);
});

test('leaves out values that would touch a newer one', () => {
  const points = [1, 2, 3].map((index) => ({ x: 100 + index * 12, y: 80, index }));
  expect(valueLabels(points, textOf, 400).map(({ index }) => index)).toEqual([3]);
});
