import { describe, expect, it } from 'vitest';

import { readReliability, readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import { master } from '../testing/examples.ts';
import type { StartupFacts } from '../types.ts';
import { burnForStage, burnMultiple, netNewRevenue } from './burnMultiple.ts';
import { debtOverEquity } from './debtToEquity.ts';
import { countedRunway, runwayLeft } from './financialHealth.ts';
import { countedLtvToCac, ltvToCac } from './ltvToCac.ts';
import { efficiencyCap } from './operationalEfficiency.ts';
import { segmentShareFor20Million } from './projections.ts';
import { countedGrowth, growthFromFacts, growthOwed } from './revenueGrowth.ts';
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
    // A year's 300,000 over the 90,000 that doubling to 180,000 added.
    [25_000, 180_000, 100, 300_000 / 90_000],
    [25_000, 120_000, 100, 5],
    [25_000, 119_999, 100, null],
    [25_000, null, 100, null],
    [25_000, 180_000, null, null],
    [25_000, 180_000, 0, 10],
    [25_000, 180_000, -10, 10],
    [1e9, 180_000, 100, 10],
    [0, null, null, 0],
    [0, 180_000, -10, 0],
  ])('of %s a month at revenue %s and growth %s is %s', (rate, revenue, growth, multiple) => {
    expect(burnMultiple(rate, revenue, growth)).toBe(multiple);
  });

  it('counts growth as new revenue', () => {
    expect(netNewRevenue(200, 100)).toBe(100);
    expect(netNewRevenue(200, -50)).toBe(0);
    expect(netNewRevenue(200, 0)).toBe(0);
  });
});

describe('burn at a stage', () => {
  it.each([
    // Six people usually spend 6 x 144,000 a year: 36,000 a month are half of that, 72,000 all of it.
    [36_000, 0.5, null, null, 6, 4, 0.5],
    [72_000, 0.74, 0, null, 6, 4, 1],
    // More new revenue than the team usually spends: 864,000 over 1,000,000.
    [72_000, 0.5, 2_000_000, 100, 6, 4, 0.864],
    // From growth on only new revenue counts: 864,000 over 500,000, and nothing without it.
    [72_000, 0.75, 1_000_000, 100, 6, 4, 1.728],
    [72_000, 0.75, 1_000_000, null, 6, 4, 10],
    // All revenue of the first two years is new.
    [72_000, 0.75, 1_000_000, null, 6, 1.9, 0.864],
    [72_000, 0.75, 1_000_000, null, 6, 2, 10],
    [72_000, 0.75, 1_000_000, null, 6, null, 10],
    [72_000, 0.5, null, null, null, 1, 10],
    [0, 0.75, null, null, null, null, 0],
    [1e8, 0.5, null, null, 1, 1, 10],
  ])(
    'of %s a month at maturity %s, revenue %s, growth %s, %s people and %s years is %s',
    (rate, maturity, revenue, growth, people, age, multiple) => {
      expect(burnForStage(rate, maturity, revenue, growth, people, age)).toBeCloseTo(multiple, 12);
    },
  );
});

describe('the burn of a stage', () => {
  it('is as reliable as what it is set against: the revenue of a young company, not its team', () => {
    const document = { kind: 'document', date: '2026-10-01' } as const;
    const young: StartupFacts = { burn_rate: 3000, revenue: 200_000, foundation_year: 2026, stage_id: 3, team_size: 1 };
    const reliability = (fields: readonly ('burn_rate' | 'revenue' | 'team_size')[]): number => {
      const evidence = Object.fromEntries(fields.map((field) => [field, document]));
      return readReliability(prepare({ ...young, evidence }, master, { asOf: '2026-11-01' }).sheet, 'burn_for_stage');
    };
    expect(reliability(['burn_rate', 'revenue'])).toBe(reliability(['burn_rate', 'revenue', 'team_size']));
    expect(reliability(['burn_rate', 'revenue'])).toBeGreaterThan(reliability(['burn_rate']));
  });
});

describe('debtToEquity', () => {
  it.each([
    [150, 2000, 0.075],
    [0, 5, 0],
    [0, 0, 0],
    [0, null, 0],
    [0, -5, 10],
    [5, 0, 10],
    [5, -5, 10],
    [500, 5, 10],
    [5, null, null],
    [null, 5, null],
    [null, null, null],
  ])('of %s over %s is %s', (debt, equity, ratio) => {
    expect(debtOverEquity(debt, equity)).toBe(ratio);
  });
});

const left = (date: string): number | null =>
  readValue(
    prepare({ cash_runway_months: 9, evidence: { cash_runway_months: { date } } }, master, { asOf: '2026-11-01' })
      .sheet,
    'FEM_cash_runway',
  );

describe('runway', () => {
  it('is what is left of the stated months, never less than none', () => {
    expect([runwayLeft(9, null), runwayLeft(9, 4), runwayLeft(9, 9), runwayLeft(9, 12)]).toEqual([9, 5, 0, 0]);
  });

  it('counts down by whole months from the date of the fact', () => {
    // 1.5 months and 14 months ago.
    expect([left('2026-11-01'), left('2026-09-16'), left('2025-09-01')]).toEqual([9, 8, 0]);
  });

  it('of a startup that burns nothing counts as 18 months at least', () => {
    expect([countedRunway(3, 0), countedRunway(30, 0), countedRunway(3, 1), countedRunway(3, null)]).toEqual([
      18, 30, 3, 3,
    ]);
  });
});

describe('the most that the efficiency may be', () => {
  it.each([
    [0, 0, 20],
    [0.5, 0, 30],
    [1, 0, 40],
    [1.25, 1, 55],
    [1.5, 1, 70],
    [2, 0, 100],
    [9, 1, 100],
  ])('at a lifetime value of %s times the cost, grown %s, is %s', (ratio, isGrown, most) => {
    expect(efficiencyCap(ratio, isGrown, 40)).toBeCloseTo(most, 12);
  });

  it('is 20 for a grown startup that is silent, unless better than the usual is asked about', () => {
    expect([efficiencyCap(null, 1, 40), efficiencyCap(null, 1, 0), efficiencyCap(null, 1, null)]).toEqual([20, 20, 20]);
    expect([efficiencyCap(null, 1, 70), efficiencyCap(null, 0, 40), efficiencyCap(null, null, 40)]).toEqual([
      100, 100, 100,
    ]);
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

  it.each([
    [10, 1000, 5, 1, 0],
    [null, 1000, 2, 0, 1],
    [null, 1000, 1.9, 1, 0],
    [null, 1000, null, 0, 1],
    [null, 0, 5, 1, 0],
    [null, null, 5, 1, 1],
    [null, null, 5, 0, 0],
  ])('%s with revenue %s after %s years, grown %s, is owed: %s', (growth, revenue, age, isGrown, owed) => {
    expect(growthOwed(growth, revenue, age, isGrown)).toBe(owed);
  });

  it('counts by the revenue behind it unless it is negative, and as the worst when it is owed', () => {
    expect(countedGrowth(80, 0.5, 0)).toBe(40);
    expect(countedGrowth(0.5, 0.5, 0)).toBe(0.25);
    expect(countedGrowth(-80, 0.1, 0)).toBe(-80);
    expect(countedGrowth(null, 1, 0)).toBe(0);
    expect(countedGrowth(null, 1, 1)).toBe(-100);
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

  it('count above 30 by the revenue behind them, and are never estimated', () => {
    expect(points({ revenue: 60_000, financials: { revenue_growth_rate: 100 } }, 'general')).toBe(65);
    expect(points({ revenue: 120_000, foundation_year: 2024 }, 'general')).toBeNull();
    expect(points({ revenue: 0, financials: { revenue_growth_rate: 100 } }, 'general')).toBe(30);
    expect(points({}, 'general')).toBeNull();
  });
});

describe('valuation', () => {
  it("is today's value over price", () => {
    // (0.02 + 0.0008 x 50) of 10 million is 600,000; times 3, half of it, over 10, over a million.
    expect(worthOverPrice(1e6, 10, 50, 50, 3, 10, null)).toBeCloseTo(0.09, 12);
    // Revenue that is more than the share of the segment.
    expect(worthOverPrice(1e6, 1, 50, 50, 3, 10, 1e6)).toBeCloseTo(0.15, 12);
    expect(worthOverPrice(1e6, 0, 50, 50, 2, 10, null)).toBe(0);
    expect(worthOverPrice(1e6, 10, 40, 60, 3, 10, null)).toBeCloseTo(0.09, 12);
  });

  it('is bounded by what a startup has the means to reach', () => {
    // Six per cent of a billion would be 60 million, half a million for each of 50 points is 25: 25 x 3 / 2 / 10.
    expect(worthOverPrice(1e6, 1000, 50, 50, 3, 10, null)).toBeCloseTo(3.75, 12);
    // Twenty times the revenue of two million is 40 million: 40 x 3 / 2 / 10.
    expect(worthOverPrice(1e6, 1000, 50, 50, 3, 10, 2e6)).toBeCloseTo(6, 12);
  });

  it('needs a share of the segment for 20 million EUR', () => {
    expect(segmentShareFor20Million(200)).toBe(0.1);
    expect(segmentShareFor20Million(25)).toBe(0.8);
    expect(segmentShareFor20Million(5)).toBe(1);
    expect(segmentShareFor20Million(0)).toBe(1);
  });
});
