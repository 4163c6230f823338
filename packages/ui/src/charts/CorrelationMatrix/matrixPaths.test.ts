import { expect, test } from 'vitest';

import { similarity } from '../shared/fixtures.ts';
import { matrixLayout } from './matrixLayout.ts';
import { cellPaths } from './matrixPaths.ts';

const pathsOf = (scores: (number | null)[]) => {
  const values = similarity(scores);
  const layout = matrixLayout({ labels: scores.map((_, index) => `S${index}`), width: 600 });
  return { layout, paths: cellPaths(layout, (row, column) => values[row]?.[column] ?? null) };
};

test('draws the cells of one colour in one path', () => {
  const { paths } = pathsOf([40, 60, 40]);
  expect(paths.map(({ fill, d }) => [fill, d.match(/M/g)?.length])).toEqual([
    ['own', 3],
    [80, 4],
    [100, 2],
  ]);
});

test('keeps unknown cells separate', () => {
  const { paths } = pathsOf([40, null]);
  expect(paths.map(({ fill, d }) => [fill, d.match(/M/g)?.length])).toEqual([
    ['own', 1],
    ['unknown', 3],
  ]);
});

test('starts each cell inside its corner', () => {
  const { layout, paths } = pathsOf([40, 60]);
  expect(paths[0]?.d.startsWith(`M${(layout.columns[0]?.x ?? 0) + 2},${layout.rows[0]?.y}h`)).toBe(true);
});
