import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { pointsCurveLayout } from './pointsCurveLayout.ts';

const anchors = [
  { along: 0, score: 0 },
  { along: 0.5, score: 80 },
  { along: 1, score: 100 },
];

test('draws guide lines from the value to the curve and to its points', () => {
  expect(pointsCurveLayout({ anchors, mark: { along: 0.5, score: 80 } })).toEqual({
    width: 148,
    height: 52,
    ends: [4, 48],
    curve: 'M4,48L74,12.8L144,4',
    lead: 'M74,48V12.8H4',
    dot: { x: 74, y: 12.8 },
    level: null,
  });
});

test('shows the score of an unknown value instead', () => {
  const layout = pointsCurveLayout({ anchors, mark: null, unknownScore: 40 });
  expect(layout).toMatchObject({ lead: null, dot: null, level: 30.4 });
});

test('shows nothing for a value with unknown points', () => {
  expect(pointsCurveLayout({ anchors, mark: null }).level).toBeNull();
});

test('stays inside its box', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, (along, part) => {
      const { dot, width, height } = pointsCurveLayout({ anchors, mark: { along, score: part * 100 } });
      expect(dot?.x).toBeGreaterThanOrEqual(0);
      expect(dot?.x).toBeLessThanOrEqual(width);
      expect(dot?.y).toBeGreaterThanOrEqual(0);
      expect(dot?.y).toBeLessThanOrEqual(height);
    }),
  );
});
