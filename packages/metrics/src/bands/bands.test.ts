import { describe, expect, it } from 'vitest';

import { clampScore } from './clampScore.ts';
import { investabilityBand } from './investabilityBand.ts';
import { levelName } from './levelName.ts';
import { levelOf } from './levelOf.ts';
import { levelTone } from './levelTone.ts';
import { scoreBand } from './scoreBand.ts';

describe('levels', () => {
  it.each([
    [100, 'high', 'green', 'success'],
    [80, 'high', 'green', 'success'],
    [79.97, 'high', 'green', 'success'],
    [79.94, 'medium', 'blue', 'info'],
    [79.9, 'medium', 'blue', 'info'],
    [60, 'medium', 'blue', 'info'],
    [59.9, 'low', 'yellow', 'warning'],
    [40, 'low', 'yellow', 'warning'],
    [39.9, 'very-low', 'red', 'danger'],
    [0, 'very-low', 'red', 'danger'],
    [null, 'Not Evaluated', null, 'neutral'],
  ] as const)('%s is %s, %s and %s', (score, level, band, tone) => {
    expect(levelOf(score)).toBe(level);
    expect(investabilityBand(score)).toBe(band);
    expect(levelTone(level)).toBe(tone);
  });

  it.each([-0.1, 100.1, Number.NaN])('%s is rejected', (score) => {
    expect(() => levelOf(score)).toThrow(RangeError);
    expect(() => scoreBand(score)).toThrow(RangeError);
  });

  it('have names in both languages', () => {
    expect(levelName('very-low')).toEqual({ en: 'Very low', es: 'Muy bajo' });
    expect(levelName('Not Evaluated')).toEqual({ en: 'Not evaluated', es: 'Sin evaluar' });
    expect(levelName('high').es).toBe('Alto');
    expect(levelName('medium').es).toBe('Medio');
    expect(levelName('low').es).toBe('Bajo');
  });
});

describe('value classes', () => {
  it.each([
    [0, 'very-low'],
    [0.04, 'very-low'],
    [0.05, 'low'],
    [25, 'low'],
    [25.04, 'low'],
    [25.05, 'medium'],
    [50, 'medium'],
    [50.05, 'high'],
    [75, 'high'],
    [75.05, 'very-high'],
    [100, 'very-high'],
    [null, null],
  ] as const)('%s is %s', (score, band) => {
    expect(scoreBand(score)).toBe(band);
  });
});

describe('clampScore', () => {
  it.each([
    [-1, 0],
    [50, 50],
    [101, 100],
    [null, null],
  ])('%s becomes %s', (score, clamped) => {
    expect(clampScore(score)).toBe(clamped);
  });
});
