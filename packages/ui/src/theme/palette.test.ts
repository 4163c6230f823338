import { converter, formatHex, wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';

import { smallestDifference, visions } from '../testing/vision.ts';
import { themeColors } from './colors.ts';
import { hexOf } from './oklch.ts';
import { contrastPairs, distinctSets } from './pairs.ts';
import { hues, ramps, steps, themeNames } from './palette.ts';

describe.each(themeNames)('the %s theme', (theme) => {
  const colors = themeColors(theme);

  it.each(contrastPairs(colors))('gives $name a contrast of at least $atLeast', ({ front, back, atLeast }) => {
    expect(wcagContrast(front, back)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(distinctSets(colors))('keeps $name apart in every kind of colour vision', ({ colors: set, atLeast }) => {
    const smallest = Object.values(visions).map((see) => smallestDifference(set.map(see)));
    expect(Math.min(...smallest)).toBeGreaterThanOrEqual(atLeast);
  });

  it.each(hues)('keeps the lightness of %s monotonic over the twelve steps', (hue) => {
    const toOklch = converter('oklch');
    const lightness = steps.map((step) => toOklch(ramps[theme][hue][step])?.l ?? Number.NaN);
    const direction = theme === 'light' ? -1 : 1;
    for (let index = 1; index < lightness.length; index += 1) {
      const change = ((lightness[index] ?? 0) - (lightness[index - 1] ?? 0)) * direction;
      expect(change).toBeGreaterThan(0);
    }
  });
});

describe('hexOf', () => {
  it('agrees with an independent conversion inside sRGB', () => {
    for (const color of [
      { l: 0.235, c: 0.018, h: 265 },
      { l: 0.548, c: 0.12, h: 262 },
      { l: 0.9, c: 0.04, h: 158 },
    ]) {
      expect(hexOf(color)).toBe(formatHex({ mode: 'oklch', ...color }));
    }
  });

  it('returns black, white and the known blue of step 9', () => {
    expect(hexOf({ l: 0, c: 0, h: 0 })).toBe('#000000');
    expect(hexOf({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
    expect(ramps.light.blue[9]).toBe('#2867e3');
  });

  it('reduces chroma outside sRGB instead of shifting lightness', () => {
    const hex = hexOf({ l: 0.548, c: 0.3, h: 78 });
    const back = converter('oklch')(hex);
    expect(back?.l).toBeCloseTo(0.548, 1);
    expect(back?.c ?? 1).toBeLessThan(0.3);
  });
});
