import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { matrixLayout } from './matrixLayout.ts';

const four = ['Value proposition', 'Financial', 'Market', 'Team'];
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `Startup ${index + 1}`);

test('gives four items broad cells with two decimals', () => {
  const layout = matrixLayout({ labels: four, width: 1120 });
  expect(layout.isDense).toBe(false);
  expect(layout.decimals).toBe(2);
  expect(layout.cell.height).toBe(38);
  expect(layout.rows.map((row) => row.y)).toEqual([24, 64, 104, 144]);
  expect(layout.height).toBe(184);
  expect(layout.rows[0]?.label).toBe('Value proposition');
});

test('drops the decimals on a phone', () => {
  expect(matrixLayout({ labels: four, width: 324 }).decimals).toBe(0);
});

test('numbers rows and columns from 13 items on', () => {
  expect(matrixLayout({ labels: many(12), width: 1120 }).isDense).toBe(false);
  const layout = matrixLayout({ labels: many(13), width: 1120 });
  expect(layout.isDense).toBe(true);
  expect(layout.columns.map((column) => column.lines[0])).toEqual(many(13).map((_, index) => String(index + 1)));
  expect(layout.rows[12]?.number).toBe('13');
});

test('grows beyond its width before the cells become too small', () => {
  const layout = matrixLayout({ labels: many(40), width: 600 });
  expect(layout.cell.width).toBe(28);
  expect(layout.width).toBeGreaterThan(1200);
});

test('is only a head without items', () => {
  expect(matrixLayout({ labels: [], width: 300 })).toMatchObject({ height: 24, rows: [], columns: [] });
});

test('keeps cells apart and inside', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 240, max: 1400 }), (count, width) => {
      const { columns, cell, width: whole, rows, height } = matrixLayout({ labels: many(count), width });
      for (const [index, column] of columns.entries()) {
        expect(column.x + cell.width).toBeLessThanOrEqual((columns[index + 1]?.x ?? whole) + 0.02);
      }
      for (const row of rows) expect(row.y + cell.height).toBeLessThanOrEqual(height);
    }),
  );
});
