import { describe, expect, it } from 'vitest';

import { unitLimits } from './unitLimits.ts';

describe('unitLimits', () => {
  it('derives each amount from the other', () => {
    expect(unitLimits(200, 50, 'general')).toEqual({
      lifetimeValue: { limit: 150, met: true },
      acquisitionCost: { limit: 200 / 3, met: true },
    });
    expect(unitLimits(200, 50, 'corporate')).toEqual({
      lifetimeValue: { limit: 250, met: false },
      acquisitionCost: { limit: 40, met: false },
    });
  });

  it('compares the amounts as printed', () => {
    const { lifetimeValue, acquisitionCost } = unitLimits(149.6, 50, 'general');
    expect([lifetimeValue.met, acquisitionCost.met]).toEqual([true, true]);
    expect(unitLimits(149.4, 50, 'general').lifetimeValue.met).toBe(false);
  });

  it('requires nothing of an unknown amount', () => {
    const unknown = { limit: null, met: null };
    expect(unitLimits(null, null, 'general')).toEqual({ lifetimeValue: unknown, acquisitionCost: unknown });
    expect(unitLimits(null, 50, 'general').lifetimeValue).toEqual({ limit: 150, met: null });
    expect(unitLimits(150, null, 'general').acquisitionCost).toEqual({ limit: 50, met: null });
  });

  it('rejects values that are not numbers', () => {
    expect(() => unitLimits(Number.NaN, 1, 'general')).toThrow('unitLimits: each amount must be a finite number');
    expect(() => unitLimits(1, Infinity, 'general')).toThrow(RangeError);
  });
});
