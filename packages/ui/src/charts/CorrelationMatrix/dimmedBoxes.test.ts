import { expect, test } from 'vitest';

import { dimmedBoxes } from './dimmedBoxes.ts';
import { matrixLayout } from './matrixLayout.ts';

const layout = matrixLayout({ labels: ['Value', 'Financial', 'Market', 'Team'], width: 640 });

test('does not cover the row and the column of an item', () => {
  const [row, column] = [layout.rows[1], layout.columns[1]];
  const boxes = dimmedBoxes(layout, 1);
  expect(boxes).toHaveLength(4);
  for (const { x, y, width, height } of boxes) {
    expect(y + height <= (row?.y ?? 0) || y >= (row?.y ?? 0) + layout.cell.height).toBe(true);
    expect(x + width <= (column?.x ?? 0) || x >= (column?.x ?? 0) + layout.cell.width).toBe(true);
    expect(x + width <= layout.width && y + height <= layout.height).toBe(true);
  }
});

test('dims nothing for an unknown position', () => {
  expect(dimmedBoxes(layout, 9)).toEqual([]);
});
