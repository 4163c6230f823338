import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { cellAt, matrixLayout, visibleCells } from './matrixLayout.ts';

const four = ['Value proposition', 'Financial', 'Market', 'Team'];
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => `Startup ${index + 1}`);

test('gives four items broad cells with two decimals', () => {
  const layout = matrixLayout({ labels: four, width: 1120 });
  expect(layout.isDense).toBe(false);
  expect(layout.decimals).toBe(2);
  expect(layout.cell.height).toBe(38);
  expect(layout.rows.map((row) => row.y)).toEqual([24, 64, 104, 144]);
  expect(layout.height).toBe(184);
  expect(layout.rows[0]?.lines).toEqual(['Value proposition']);
});

test('drops the decimals on a phone', () => {
  expect(matrixLayout({ labels: four, width: 324 }).decimals).toBe(0);
});

test('names three startups whole on the narrowest phone', () => {
  const { rows, decimals } = matrixLayout({ labels: ['Aula Abierta', 'Leo Contigo', 'Neuroraíz'], width: 256 });
  expect(rows.map(({ lines }) => lines.join(' '))).toEqual(['Aula Abierta', 'Leo Contigo', 'Neuroraíz']);
  expect(decimals).toBe(0);
});

test('hyphenates words instead of cutting them on the narrowest phone', () => {
  const labels = ['Valor', 'Finanzas', 'Mercado', 'Encaje corporativo'];
  const { rows, columns, headHeight } = matrixLayout({ labels, width: 256 });
  expect(columns.map(({ lines }) => lines)).toEqual([
    ['Valor'],
    ['Finan-', 'zas'],
    ['Merca-', 'do'],
    ['Encaje', 'corpo-', 'rativo'],
  ]);
  expect(rows.map(({ lines }) => lines)).toEqual([['Valor'], ['Finanzas'], ['Mercado'], ['Encaje', 'corpora…']]);
  expect(headHeight).toBe(56);
});

test('numbers rows and columns from 13 items on', () => {
  expect(matrixLayout({ labels: many(12), width: 1120 }).isDense).toBe(false);
  const layout = matrixLayout({ labels: many(13), width: 1120 });
  expect(layout.isDense).toBe(true);
  expect(layout.columns.map((column) => column.lines[0])).toEqual(many(13).map((_, index) => String(index + 1)));
  expect(layout.rows[12]?.number).toBe('13');
});

test('grows beyond its width before the figures become too small', () => {
  const layout = matrixLayout({ labels: many(50), width: 1120 });
  expect(layout.pitch).toEqual({ x: 24, y: 24 });
  expect(layout.decimals).toBe(0);
  expect(layout.width).toBeGreaterThan(1200);
});

test.each([100, 300])('shows %s items as an overview that fits', (count) => {
  const layout = matrixLayout({ labels: many(count), width: 1120 });
  expect(layout.decimals).toBeNull();
  expect(layout.width).toBeLessThanOrEqual(1120);
  expect(layout.pitch.x).toBe(layout.pitch.y);
  expect(layout.details).toEqual(['overview', 'figures']);
});

test('prints the figures of as many on request', () => {
  const layout = matrixLayout({ labels: many(300), width: 1120, detail: 'figures' });
  expect(layout.decimals).toBe(0);
  expect(layout.pitch).toEqual({ x: 24, y: 24 });
});

test('has no choice of detail where the figures fit', () => {
  expect(matrixLayout({ labels: many(30), width: 1120 }).details).toEqual(['figures']);
  expect(matrixLayout({ labels: four, width: 324, detail: 'overview' }).decimals).toBe(0);
});

test('prints as many labels as fit side by side', () => {
  const { rows, columns } = matrixLayout({ labels: many(300), width: 1120 });
  const printed = rows.filter((row) => row.isPrinted);
  expect(printed.slice(0, 3).map((row) => row.number)).toEqual(['1', '10', '20']);
  expect(columns.filter((column) => column.isPrinted).map((column) => column.lines[0])).toContain('300');
});

test('keeps printed labels apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 320 }), fc.integer({ min: 240, max: 1400 }), (count, width) => {
      const { rows } = matrixLayout({ labels: many(count), width });
      const printed = rows.filter((row) => row.isPrinted);
      for (const [index, row] of printed.entries())
        expect((printed[index + 1]?.y ?? Infinity) - row.y).toBeGreaterThanOrEqual(16);
    }),
  );
});

test('has only a header without items', () => {
  expect(matrixLayout({ labels: [], width: 300 })).toMatchObject({ height: 24, rows: [], columns: [] });
});

test('finds the cell under a point', () => {
  const layout = matrixLayout({ labels: four, width: 1120 });
  expect(cellAt(layout, layout.labelWidth - 1, 30)).toBeNull();
  expect(cellAt(layout, layout.labelWidth + 1, 10)).toBeNull();
  expect(cellAt(layout, layout.labelWidth + 1, 24)).toEqual({ row: 0, column: 0 });
  expect(cellAt(layout, layout.width - 1, layout.height - 1)).toEqual({ row: 3, column: 3 });
  expect(cellAt(layout, layout.width + 1, 30)).toBeNull();
});

test('draws only the visible cells', () => {
  const layout = matrixLayout({ labels: many(300), width: 1120, detail: 'figures' });
  const { labelWidth, headHeight } = layout;
  const window = { left: 240, top: 2400, width: labelWidth + 480, height: headHeight + 240 };
  expect(visibleCells(layout, window)).toEqual({ columns: { from: 10, to: 30 }, rows: { from: 100, to: 110 } });
  expect(visibleCells(layout, { left: 0, top: 0, width: 1e6, height: 1e6 }).rows).toEqual({ from: 0, to: 300 });
});

test('keeps cells apart and inside', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 320 }), fc.integer({ min: 240, max: 1400 }), (count, width) => {
      const { columns, cell, width: whole, rows, height } = matrixLayout({ labels: many(count), width });
      for (const [index, column] of columns.entries()) {
        expect(column.x + cell.width).toBeLessThanOrEqual((columns[index + 1]?.x ?? whole) + 0.02);
      }
      for (const row of rows) expect(row.y + cell.height).toBeLessThanOrEqual(height + 0.02);
    }),
  );
});

test('finds every cell at its centre', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 240, max: 1400 }), (count, width) => {
      const layout = matrixLayout({ labels: many(count), width });
      const row = Math.floor(count / 2);
      const x = (layout.columns[row]?.x ?? 0) + layout.cell.width / 2;
      expect(cellAt(layout, x, (layout.rows[row]?.y ?? 0) + layout.cell.height / 2)).toEqual({ row, column: row });
    }),
  );
});
