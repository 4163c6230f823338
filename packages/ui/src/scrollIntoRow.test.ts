// @vitest-environment jsdom
import { expect, test } from 'vitest';

import { scrollIntoRow } from './scrollIntoRow.ts';

function placed(left: number, width: number): HTMLElement {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => new DOMRect(left, 0, width, 40);
  return element;
}

test.each([
  ['beyond the end', 500, 790],
  ['cut off at the end', 280, 570],
  ['beyond the start', -120, 170],
])('scrolls an item %s to the middle of its row', (_where, left, scrolled) => {
  const row = placed(10, 300);
  row.scrollLeft = 400;
  scrollIntoRow(row, placed(left, 100));
  expect(row.scrollLeft).toBe(scrolled);
});

test('does not scroll for a visible item', () => {
  const row = placed(10, 300);
  row.scrollLeft = 25;
  scrollIntoRow(row, placed(210, 100));
  expect(row.scrollLeft).toBe(25);
});
