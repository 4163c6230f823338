import { describe, expect, it } from 'vitest';

import { readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import { master } from '../testing/examples.ts';
import type { StartupFacts } from '../types.ts';
import { burnMultiple, netNewRevenue } from './burnMultiple.ts';
import { debtOfFinancing, debtOverEquity } from './debtToEquity.ts';
import { countedLtvToCac, ltvToCac } from './ltvToCac.ts';
import { segmentShareFor20Million } from './projections.ts';
import { countedGrowth, growthFromFacts, growthSinceFoundation } from './revenueGrowth.ts';
import { worthOverPrice } from './valuation.ts';

const points = (startup: StartupFacts, lens: 'general' | 'corporate' | 'educational'): number | null =>
  readValue(prepare(startup, master, { asOf: '2026-11-01' }).sheet, `growth_points_${lens}`);

describe('ltvToCac', () => {
  it('is the unrounded ratio', () => {
    expect(ltvToCac(4500, 900)).toBe(5);
    expect(ltvToCac(1, 3)).toBe(1 / 3);
    expect(ltvToCac(0, 3)).toBe(0);
  });

  it('is unknown without one of the two, and at no cost', () => {
    expect(ltvToCac(null, 3)).toBeNull();
    expect(ltvToCac(3, null)).toBeNull();
    expect(ltvToCac(3, 0)).toBeNull();
  });

  it.each([-1, Number.NaN, Infinity])('rejects %d', (amount) => {
    expect(() => ltvToCac(amount, 1)).toThrow(/^ltvToCac: each amount must be (a finite number|at least 0), got/);
    expect(() => ltvToCac(1, amount)).toThrow(RangeError);
  });

  it('counts at most 20, and free customers as 20', () => {
    expect(countedLtvToCac(100, 1)).toBe(20);
    expect(countedLtvToCac(100, 50)).toBe(2);
    expect(countedLtvToCac(100, 0)).toBe(20);
    expect(countedLtvToCac(0.5, 0)).toBe(20);
    expect(countedLtvToCac(1, 0.5)).toBe(2);
    expect(countedLtvToCac(0, 0)).toBe(0);
  });
});

describe('burnMultiple', () => {
  it.each([
    [25_000, 180_000, 100, 0, 0.75, 300_000 / 90_000],
    [25_000, 180_000, 100, 900_000, 0.75, 300_000 / 90_000],
    [25_000, 180_000, 100, 900_000, 0.5, 300_000 / 450_000],
    [25_000, null, null, 600_000, 0.5, 1],
    [25_000, 0, null, 600_000, 0.74, 1],
    [25_000, 180_000, 0, null, 0.5, 10],
    [25_000, null, -10, null, 1, 10],
    [0, null, -10, null, 1, 0],
    [0.1, 1000, 0, null, 0.5, 10],
    [0.1, null, null, 0, 0.5, 10],
    [1e9, 180_000, 100, null, 1, 10],
    [25_000, null, null, 600_000, 0.75, null],
    [25_000, null, null, null, 0.5, null],
  ])(
    'of %s a month at revenue %s, growth %s, funds %s and maturity %s is %s',
    (rate, revenue, growth, funds, maturity, multiple) => {
      expect(burnMultiple(rate, revenue, growth, funds, maturity)).toBe(multiple);
    },
  );

  it('counts growth as new revenue', () => {
    expect(netNewRevenue(200, 100)).toBe(100);
    expect(netNewRevenue(200, null)).toBe(0);
    expect(netNewRevenue(200, -50)).toBe(0);
    expect([netNewRevenue(null, 0), netNewRevenue(null, 50)]).toEqual([0, null]);
  });
});

describe('debtToEquity', () => {
  it.each([
    [150, 2000, 0.075],
    [0, -5, 0],
    [5, 0, 10],
    [5, -5, 10],
    [500, 5, 10],
  ])('of %s over %s is %s', (debt, equity, ratio) => {
    expect(debtOverEquity(debt, equity)).toBe(ratio);
  });

  it.each([
    [0, 0],
    [0.5, 1],
    [0.95, 10],
    [1, 10],
    [1.5, 10],
  ])('of a financing with a debt share of %s is %s', (share, ratio) => {
    expect(debtOfFinancing(share)).toBe(ratio);
  });
});

describe('revenue growth', () => {
  it('is stated, or from two years of history', () => {
    expect(growthFromFacts(25, 1, 1)).toBe(25);
    expect(growthFromFacts(5000, null, null)).toBe(1000);
    expect(growthFromFacts(-500, null, null)).toBe(-100);
    expect(growthFromFacts(null, 150, 100)).toBeCloseTo(50, 9);
    expect(growthFromFacts(null, 1.5, 1)).toBeCloseTo(50, 9);
    expect(growthFromFacts(null, 150, 0)).toBeNull();
    expect(growthFromFacts(null, null, 100)).toBeNull();
    expect(growthFromFacts(null, 100, null)).toBeNull();
  });

  it('is estimated as a straight line since the foundation', () => {
    expect(growthSinceFoundation(180_000, 7)).toBeCloseTo(16.667, 3);
    expect(growthSinceFoundation(1, 0)).toBe(100);
    expect(growthSinceFoundation(0, 3)).toBeNull();
  });

  it('counts by the revenue behind it and by the trust in it, unless it is negative', () => {
    expect(countedGrowth(80, 80, 0.5)).toBe(40);
    expect(countedGrowth(80, null, 0.5)).toBe(20);
    expect(countedGrowth(0.5, 0.5, 0.5)).toBe(0.25);
    expect(countedGrowth(-80, null, 0)).toBe(-80);
    expect(countedGrowth(null, null, 1)).toBe(0);
  });
});

describe('growth points', () => {
  it.each([
    [-50, 0, 0, 0],
    [-25, 15, 15, 15],
    [0, 30, 30, 30],
    [20, 44, 58, 65],
    [50, 65, 100, 100],
    [100, 100, 100, 100],
  ])('of %d %% with full revenue are %d, %d and %d', (revenue_growth_rate, general, corporate, educational) => {
    const startup = { revenue: 120_000, financials: { revenue_growth_rate } };
    expect(points(startup, 'general')).toBeCloseTo(general, 9);
    expect(points(startup, 'corporate')).toBeCloseTo(corporate, 9);
    expect(points(startup, 'educational')).toBeCloseTo(educational, 9);
  });

  it('count above 30 by the revenue behind them, and half for an estimate', () => {
    expect(points({ revenue: 60_000, financials: { revenue_growth_rate: 100 } }, 'general')).toBe(65);
    expect(points({ revenue: 120_000, foundation_year: 2024 }, 'general')).toBe(65);
    expect(points({ revenue: 0, financials: { revenue_growth_rate: 100 } }, 'general')).toBe(30);
    expect(points({}, 'general')).toBeNull();
  });
});

describe('valuation', () => {
  it("is today's value over price", () => {
    expect(worthOverPrice(2e6, 8, 35.11, 45.27, 2, 20, 180_000)).toBeCloseTo(0.01043, 5);
    expect(worthOverPrice(1e6, 1, 50, 50, 3, 10, 1e6)).toBeCloseTo(0.15, 12);
    expect(worthOverPrice(1e6, 1, 50, 50, 2, 10, null)).toBeCloseTo(0.006, 12);
    expect(worthOverPrice(1e6, 0, 50, 50, 2, 10, null)).toBe(0);
  });

  it('needs a share of the segment for 20 million EUR', () => {
    expect(segmentShareFor20Million(200)).toBe(0.1);
    expect(segmentShareFor20Million(25)).toBe(0.8);
    expect(segmentShareFor20Million(5)).toBe(1);
    expect(segmentShareFor20Million(0)).toBe(1);
  });
});
