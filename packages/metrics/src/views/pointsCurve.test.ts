import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { curve, logCurve, ratioCurve, scoreOn } from '../model/scale.ts';
import { metricById } from '../registry/metrics.ts';
import { pointsCurve } from './pointsCurve.ts';

const growing = curve([0, 0], [3, 40], [12, 100]);

describe('pointsCurve', () => {
  it('lays the anchors from one end to the other and marks the value', () => {
    expect(pointsCurve(growing, 6, 60)).toEqual({
      anchors: [
        { along: 0, value: 0, score: 0 },
        { along: 0.25, value: 3, score: 40 },
        { along: 1, value: 12, score: 100 },
      ],
      mark: { along: 0.5, value: 6, score: 60 },
    });
  });

  it('clamps a value beyond an end', () => {
    expect(pointsCurve(growing, 40, 100).mark).toEqual({ along: 1, value: 40, score: 100 });
    expect(pointsCurve(growing, -5, 0).mark).toEqual({ along: 0, value: -5, score: 0 });
  });

  it('marks nothing when the value is unknown', () => {
    expect(pointsCurve(growing, null, 40).mark).toBeNull();
  });

  it('rejects points that are not numbers', () => {
    expect(() => pointsCurve(growing, 1, Number.NaN)).toThrow(RangeError);
  });

  it.each([
    ['as it is', growing],
    ['by the logarithm', logCurve([0, 0], [10, 50], [1000, 100])],
    ['by doubling', ratioCurve([0.25, 0], [1, 80], [4, 100])],
  ])('puts a value on the line between its anchors, laid out %s', (_, scale) => {
    const last = scale.anchors.at(-1)?.[0] ?? 0;
    fc.assert(
      fc.property(fc.double({ min: 0, max: last, noNaN: true }), (value) => {
        const { anchors, mark } = pointsCurve(scale, value, scoreOn(scale, value));
        const after = anchors.findIndex(({ along }) => along >= (mark?.along ?? 0));
        const [from, to] = [anchors[Math.max(0, after - 1)], anchors[after]];
        if (!mark || !from || !to || from === to) return;
        const share = (mark.along - from.along) / (to.along - from.along);
        expect(mark.score).toBeCloseTo(from.score + share * (to.score - from.score), 6);
      }),
    );
  });

  it('draws every scale of the registry from 0 to 1', () => {
    const scales = metricById('FEM_operational_efficiency_score').parts.flatMap(({ scale }) => scale ?? []);
    expect(scales).not.toHaveLength(0);
    for (const scale of scales) {
      const along = pointsCurve(scale, null, 40).anchors.map((anchor) => anchor.along);
      expect(along[0]).toBe(0);
      expect(along.at(-1)).toBe(1);
      expect(along).toEqual(along.toSorted((a, b) => a - b));
    }
  });
});
