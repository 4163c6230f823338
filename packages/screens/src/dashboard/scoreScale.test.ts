import { describe, expect, it } from 'vitest';

import { lastChange, scoreScale } from './scoreScale.ts';

const at = (score: number) => ({ date: '2026-01-01T00:00:00Z', score });

describe('scoreScale', () => {
  it('is 50 to 90 when all scores are within it', () => {
    expect(scoreScale([])).toEqual([50, 90]);
    expect(scoreScale([[at(50)], [at(90)]])).toEqual([50, 90]);
  });

  it('widens to multiples of ten for all rows', () => {
    expect(scoreScale([[at(47.2)], [at(91)]])).toEqual([40, 100]);
  });
});

describe('lastChange', () => {
  it('compares the last two evaluations', () => {
    expect(lastChange([at(60), at(64), at(63)])).toBe(-1);
  });

  it('is null for a first evaluation', () => {
    expect(lastChange([at(60)])).toBeNull();
    expect(lastChange([])).toBeNull();
  });
});
