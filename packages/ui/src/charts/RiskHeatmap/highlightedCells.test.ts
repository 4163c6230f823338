import { expect, test } from 'vitest';

import { puenteHeatmap } from '../shared/fixtures.ts';
import { cellAt, highlightedCells } from './highlightedCells.ts';
import { riskHeatmapLayout } from './riskHeatmapLayout.ts';

const groups = puenteHeatmap('en');

test('highlights one cell, or every cell of a group', () => {
  expect([...highlightedCells(groups, 'market-1')]).toEqual(['market-1']);
  expect([...highlightedCells(groups, 'market')]).toEqual(['market-0', 'market-1', 'market-2']);
});

test('highlights nothing for an unknown id', () => {
  expect(highlightedCells(groups, 'LTV_CAC').size).toBe(0);
  expect(highlightedCells(groups, null).size).toBe(0);
});

test('finds the cell at each position for any width', () => {
  for (const width of [240, 324, 1120]) {
    const layout = riskHeatmapLayout({ groups, width, noDataWidth: 50 });
    const ids = Array.from({ length: 12 }, (_, order) => cellAt(groups, layout, order));
    expect(new Set(ids).size).toBe(12);
    expect(ids[0]).toBe('value-0');
  }
  expect(cellAt(groups, riskHeatmapLayout({ groups, width: 1120, noDataWidth: 50 }), 12)).toBeNull();
});
