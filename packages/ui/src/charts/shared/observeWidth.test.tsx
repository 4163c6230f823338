import { expect, it } from 'vitest';

import { observeWidth } from './observeWidth.ts';

/** An element that is laid out in whole px, as browsers report it, and drawn in another width. */
function measured(laidOut: number, drawn: number): number[] {
  const element = document.createElement('div');
  Object.defineProperty(element, 'offsetWidth', { value: laidOut });
  element.getBoundingClientRect = () => new DOMRect(0, 0, drawn, 10);
  const widths: number[] = [];
  observeWidth(element, (width) => widths.push(width))();
  return widths.slice(0, 1);
}

it('rounds down, so that a drawing never overflows', () => {
  expect(measured(501, 500.6)).toEqual([500]);
});

it('measures the layout in a scaled frame', () => {
  expect(measured(500, 180)).toEqual([500]);
});

it('says 0 where nothing is laid out', () => {
  expect(measured(0, 0)).toEqual([0]);
});
