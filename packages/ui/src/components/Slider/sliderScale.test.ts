import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areEvenlySpread, cutsOf, fractionOf, snap, valueAfterKey, valueAt, type SliderScale } from './sliderScale.ts';

const rating: SliderScale = { kind: 'linear', min: 1, max: 5, step: 1 };
const people: SliderScale = { kind: 'logarithmic', min: 1, max: 1000, step: 1 };
const unit: SliderScale = { kind: 'linear', min: 0, max: 1, step: 0.1 };
const press = (key: string, isRightToLeft = false) => ({ key, isRightToLeft });

describe('fractionOf', () => {
  test('a linear scale is uniform', () => {
    expect([1, 2, 3, 5].map((value) => fractionOf(value, rating))).toEqual([0, 0.25, 0.5, 1]);
  });

  test('a logarithmic scale gives every power of ten the same width', () => {
    const places = [1, 10, 100, 1000].map((value) => Number(fractionOf(value, people).toFixed(6)));
    expect(places).toEqual([0, 0.333333, 0.666667, 1]);
  });

  test('a value beyond the track is clamped to its end', () => {
    expect(fractionOf(9, rating)).toBe(1);
    expect(fractionOf(-9, rating)).toBe(0);
    expect(fractionOf(0, people)).toBe(0);
  });
});

describe('valueAt', () => {
  test.each([rating, people, unit])('returns the value at a position, on every step', (scale) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (place) => {
        const value = valueAt(place, scale);
        expect(value).toBeGreaterThanOrEqual(scale.min);
        expect(value).toBeLessThanOrEqual(scale.max);
        expect(valueAt(fractionOf(value, scale), scale)).toBe(value);
      }),
    );
  });

  test('has no floating-point noise', () => {
    expect(snap(0.30000000000000004, unit)).toBe(0.3);
    expect(valueAt(0.7, unit)).toBe(0.7);
  });
});

describe('valueAfterKey', () => {
  test('arrows move one step, reversed in right-to-left text', () => {
    expect(valueAfterKey(3, press('ArrowRight'), rating)).toBe(4);
    expect(valueAfterKey(3, press('ArrowUp'), rating)).toBe(4);
    expect(valueAfterKey(3, press('ArrowLeft'), rating)).toBe(2);
    expect(valueAfterKey(3, press('ArrowRight', true), rating)).toBe(2);
    expect(valueAfterKey(3, press('ArrowUp', true), rating)).toBe(4);
  });

  test('an arrow on a logarithmic scale is still one unit', () => {
    expect(valueAfterKey(6, press('ArrowRight'), people)).toBe(7);
  });

  test('Page keys move a tenth of the track, and at least one step', () => {
    expect(valueAfterKey(10, press('PageUp'), people)).toBe(20);
    expect(valueAfterKey(3, press('PageUp'), rating)).toBe(4);
    expect(valueAfterKey(3, press('PageDown'), rating)).toBe(2);
  });

  test('Home and End move to the ends, and no key passes them', () => {
    expect(valueAfterKey(3, press('Home'), rating)).toBe(1);
    expect(valueAfterKey(3, press('End'), rating)).toBe(5);
    expect(valueAfterKey(5, press('ArrowRight'), rating)).toBe(5);
  });

  test('ignores other keys', () => {
    expect(valueAfterKey(3, press('a'), rating)).toBeNull();
  });
});

describe('areEvenlySpread', () => {
  test('is true for every label of a rating, and for only its ends and middle', () => {
    expect(areEvenlySpread([0, 0.25, 0.5, 0.75, 1])).toBe(true);
    expect(areEvenlySpread([0, 0.5, 1])).toBe(true);
  });

  test('is false for positions with gaps, short of an end, or a single one', () => {
    expect(areEvenlySpread([0, 0.25, 1])).toBe(false);
    expect(areEvenlySpread([0.25, 0.5, 0.75])).toBe(false);
    expect(areEvenlySpread([0])).toBe(false);
  });
});

describe('cutsOf', () => {
  test('cuts a short scale at every step', () => {
    expect(cutsOf([], rating)).toEqual([0.25, 0.5, 0.75]);
  });

  test('cuts a long scale at its marks', () => {
    expect(cutsOf([0, 10, 50], { kind: 'linear', min: 0, max: 50, step: 1 })).toEqual([0.2]);
  });
});
