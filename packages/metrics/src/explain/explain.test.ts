import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { calculate } from '../evaluate.ts';
import { metricIds, type NumericMetricId } from '../metricIds.ts';
import { sourceIds } from '../model/sources.ts';
import { MODEL_VERSION } from '../modelVersion.ts';
import { roundTo } from '../rounding.ts';
import { example, examples, master } from '../testing/examples.ts';
import { plausibleStartups } from '../testing/plausibleStartups.ts';
import { asOf, asOfYear, seed, startups } from '../testing/startups.ts';
import type { StartupFacts } from '../types.ts';
import { areaCoverage } from '../views/areaCoverage.ts';
import { type CalculationSnapshot, difference } from './difference.ts';
import { explain, type Explanation } from './explain.ts';
import { nextLevel } from './nextLevel.ts';
import { openQuestions, sensitivity } from './sensitivity.ts';
import { isInput, sourceLabel } from './sourceLabels.ts';
import { whatIf } from './whatIf.ts';
import { withPatch } from './withPatch.ts';

vi.setConfig({ testTimeout: 60_000 });

const options = { asOf };
const numericIds = metricIds.filter((id): id is NumericMetricId => id !== 'IE_investability_level');
const solara = example('E1').startup;
const tendero = example('E5').startup;

function* everything(explanation: Explanation): Generator<Explanation> {
  yield explanation;
  for (const { of } of explanation.parts) yield* everything(of);
  for (const read of explanation.reads) yield* everything(read);
}
const readsOf = (startup: StartupFacts): string[] =>
  explain(startup, master, options, 'FEM_debt_to_equity').reads.map(({ id }) => id);
const snapshot = (startup: StartupFacts, more: Partial<CalculationSnapshot> = {}): CalculationSnapshot => ({
  startup,
  asOf,
  model_version: MODEL_VERSION,
  score: calculate(startup, master, options).calculation.IE_investability_score ?? null,
  ...more,
});
const scoreOf = (startup: StartupFacts): number =>
  explain(startup, master, options, 'IE_investability_score').value ?? Number.NaN;
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

const pressure = (startup: StartupFacts): string[] =>
  explain(startup, master, options, 'MEM_avg_competitor_strength').reads.map(({ id }) => id);

describe('explain', () => {
  it('adds up to every unrounded score, down to the inputs', () => {
    fc.assert(
      fc.property(startups, fc.constantFrom(...numericIds), (startup, metric) => {
        for (const { kind, value, baseline, parts, limit, unproven } of everything(
          explain(startup, master, options, metric),
        )) {
          if (kind !== 'score') continue;
          const sum = baseline + limit + sumOf(parts.map(({ points }) => points));
          expect(limit).toBeLessThanOrEqual(0);
          expect(unproven).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.abs(sum - (value ?? Number.NaN))).toBeLessThan(1e-9);
          expect(sumOf(parts.map(({ weight }) => weight))).toBeCloseTo(1, 9);
          expect(sumOf(parts.map(({ points, missing }) => points + missing))).toBeCloseTo(100, 9);
        }
      }),
      { seed, numRuns: 400 },
    );
  });

  it('ends in facts only', () => {
    const tree = explain(solara, master, options, 'IE_investability_score');
    for (const { kind, parts, reads, id } of everything(tree)) {
      expect([id, kind === 'fact']).toEqual([id, parts.length + reads.length === 0]);
    }
  });

  it('agrees with the calculation', () => {
    for (const {
      startup,
      options: { asOf: day },
    } of examples) {
      const { calculation } = calculate(startup, master, { asOf: day });
      for (const metric of numericIds) {
        const { value, trust, kind } = explain(startup, master, { asOf: day }, metric);
        // A lens shows a score only with half of its own facts.
        if (/^(COR|EDU)_.*_score$/.test(metric) && calculation[metric] === null) continue;
        const digits = metric === 'IE_investability_score' ? 1 : 2;
        const isUnknown = value === null || (kind === 'score' && trust === 0);
        expect([metric, isUnknown ? null : roundTo(value, digits)]).toEqual([metric, calculation[metric]]);
      }
    }
  });

  it('shows the areas and the weakest once more', () => {
    const { parts, status } = explain(tendero, master, options, 'IE_investability_score');
    expect(status).toBe('partly');
    expect(parts.map(({ of, isWeakestLink }) => [of.id, isWeakestLink])).toEqual([
      ['VPM_global_value_proposition_score', false],
      ['FEM_global_financial_score', false],
      ['MEM_global_market_score', false],
      ['TRM_global_team_resources_score', false],
      ['FEM_global_financial_score', true],
    ]);
  });

  it('distinguishes stated, estimated, partly known, conventional, default and unknown', () => {
    const startup = { ...tendero, customer_feedback: null, defaulted_fields: ['problem_relevance'] };
    const found = new Map(
      [...everything(explain(startup, master, options, 'IE_investability_score'))].map(({ id, status }) => [
        id,
        status,
      ]),
    );
    expect(found.get('unique_technology')).toBe('stated');
    expect(found.get('VPM_differentiation_score')).toBe('stated');
    expect(found.get('competitive_pressure')).toBe('estimated');
    expect(found.get('VPM_market_fit_score')).toBe('partly');
    expect(found.get('stage_headcount')).toBe('convention');
    expect(found.get('problem_relevance')).toBe('defaulted');
    expect(found.get('customer_feedback')).toBe('unknown');
  });

  it('calls a score of which half is stated partly known, not estimated', () => {
    const half = { revenue: 120_000, financials: { revenue_growth_rate: 50 } };
    const found = explain(half, master, options, 'FEM_financial_projections_score');
    expect([found.trust, found.status]).toEqual([0.5, 'partly']);
  });

  it('names the rule that was used', () => {
    expect(readsOf(solara)).toEqual(['total_debt', 'total_equity']);
    expect(readsOf({})).toEqual(['total_debt', 'total_equity']);
    expect(pressure(tendero)).toEqual(['competitors', 'market_maturity', 'entry_barriers']);
    expect(pressure(example('E6').startup)).toEqual(['rival_strength']);
  });

  it('labels every source but the inputs, whose label is that of their field', () => {
    for (const id of sourceIds) expect([id, sourceLabel(id) === null]).toEqual([id, isInput(id)]);
    expect(sourceLabel('served_segment')?.es).toBe('Segmento objetivo dentro del mercado');
    expect(sourceLabel('FEM_burn_rate')?.en).toBe('Burn multiple');
  });
});

describe('every answer', () => {
  it('survives a round trip through JSON', () => {
    fc.assert(
      fc.property(startups, startups, fc.constantFrom(...numericIds), (startup, other, metric) => {
        const answers = [
          explain(startup, master, options, metric),
          whatIf(startup, { customer_feedback: 4 }, master, options),
          sensitivity(startup, master, options),
          openQuestions(startup, master, options),
          nextLevel(startup, master, options),
          difference(snapshot(startup), snapshot(other), master),
          areaCoverage(startup, master, options),
        ];
        expect(JSON.parse(JSON.stringify(answers))).toEqual(answers);
      }),
      { seed, numRuns: 60 },
    );
  });
});

describe('areaCoverage', () => {
  it('adds up to the coverage', () => {
    const shares = areaCoverage(tendero, master, options);
    const coverage = 0.25 * shares.value + 0.2 * shares.financial + 0.25 * shares.market + 0.3 * shares.team;
    expect(coverage).toBeCloseTo(example('E5').coverage, 6);
  });
});

describe('whatIf', () => {
  it('is the calculation of the changed startup', () => {
    const fields = ['revenue', 'customer_feedback', 'team_size', 'unique_technology'] as const;
    fc.assert(
      fc.property(
        startups,
        fc.subarray([...fields]),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (startup, chosen, value) => {
          const patch = Object.fromEntries(chosen.map((field) => [field, value]));
          const { before, after } = whatIf(startup, patch, master, options);
          expect(before).toEqual(calculate(startup, master, options));
          expect(after).toEqual(calculate({ ...startup, ...patch }, master, options));
        },
      ),
      { seed, numRuns: 300 },
    );
  });

  it('counts a replaced default as stated, and gives the gain of the shown score', () => {
    const startup = { ...tendero, defaulted_fields: ['cash_runway_months', 'revenue'] };
    expect(withPatch(startup, { revenue: 5 }, asOf).defaulted_fields).toEqual(['cash_runway_months']);
    expect(withPatch(tendero, { defaulted_fields: ['revenue'] }, asOf).defaulted_fields).toEqual(['revenue']);
    // From 28.33 to 40 + 0.85 x 35 points: 41.42 x 0.4 x 0.4 of the finances, which count 0.8 x 0.2 and are the weakest.
    expect(whatIf(tendero, { cash_runway_months: 12 }, master, options).gain).toBe(2.4);
    expect(whatIf({}, { cash_runway_months: 12 }, master, options).gain).toBeNull();
    expect(whatIf({}, solara, master, options).gain).toBeNull();
    const nothing = Object.fromEntries(Object.keys(tendero).map((field) => [field, null]));
    expect(whatIf(tendero, nothing, master, options).gain).toBeNull();
    expect(whatIf(solara, { team_completeness: null }, master, options).startup.team_completeness).toBeNull();
  });
});

it('counts a runway that is changed from the day of the evaluation', () => {
  const aged: StartupFacts = { ...close, cash_runway_months: 12, stated_on: '2026-05-01' };
  const changed = { ...aged, cash_runway_months: 11, evidence: { cash_runway_months: { date: asOf } } };
  const { after, gain } = whatIf(aged, { cash_runway_months: 11 }, master, options);
  expect(after).toEqual(calculate(changed, master, options));
  // Of the 12 months, 6 are left.
  expect(gain).toBeGreaterThan(0);
});

it('raises a runway to the next level from what is left of it', () => {
  const aged: StartupFacts = { ...solara, cash_runway_months: 7, stated_on: '2026-05-01' };
  const change = nextLevel(aged, master, options).changes.find(({ field }) => field === 'cash_runway_months');
  expect(change).toMatchObject({ from: 1, to: 4 });
  const { after } = whatIf(aged, { cash_runway_months: 4 }, master, options);
  expect(after.calculation.IE_investability_score).toBe(change?.score);
});

describe('sensitivity', () => {
  it('is sorted by width and holds both ends', () => {
    const rows = sensitivity(tendero, master, options);
    expect(rows[0]?.field).toBe('industry_experience_years');
    expect(rows[0]).toMatchObject({ worse: { value: 0 }, better: { value: 4 } });
    expect(rows.map(({ width }) => width)).toEqual(rows.map(({ width }) => width).toSorted((a, b) => b - a));
    expect(rows.some(({ field }) => field === 'patent_count' || field === 'founder_count')).toBe(false);
    for (const { field, worse, better, width } of rows) {
      expect(width).toBeCloseTo(better.score - worse.score, 12);
      expect(roundTo(better.score, 1)).toBe(
        calculate({ ...tendero, [field]: better.value }, master, options).calculation.IE_investability_score,
      );
    }
  });

  it('puts the end with the lower score first, whichever way the input points', () => {
    const burn = sensitivity(solara, master, options).find(({ field }) => field === 'burn_rate');
    expect(burn?.value).toBe(60_000);
    expect(burn?.worse.value).toBeCloseTo(66_000, 6);
    expect(burn?.better.value).toBeCloseTo(60_000 / 1.1, 6);
  });

  it('moves an input by its own uncertainty to both sides', () => {
    const margin = sensitivity(tendero, master, options).find(({ field }) => field === 'profit_margin');
    expect([margin?.worse.value, margin?.value, margin?.better.value]).toEqual([-65, -60, -55]);
  });

  it('treats the lower end as worse when neither changes the score', () => {
    const rows = sensitivity({ ...tendero, lifetime_value: 1e6 }, master, options);
    expect(rows.find(({ field }) => field === 'lifetime_value')).toMatchObject({
      width: 0,
      worse: { value: 1e6 / 1.3 },
      better: { value: 1.3e6 },
    });
  });

  it('lists the unknown inputs with the largest effect', () => {
    const rows = openQuestions(
      { ...tendero, foundation_year: null, cash_runway_months: null, lifetime_value: null },
      master,
      options,
    );
    expect(rows.map(({ field }) => field)).toEqual([
      'cash_runway_months',
      'lifetime_value',
      'revenue_per_employee',
      'foundation_year',
    ]);
    expect(rows[0]).toMatchObject({ value: null, worse: { value: 0 }, better: { value: 120 } });
    expect(rows[3]?.better.value).toBe(asOfYear);
  });
});

describe('difference', () => {
  it('adds up to the change, unrounded and printed', () => {
    fc.assert(
      fc.property(startups, startups, (one, other) => {
        const found = difference(snapshot(one, { score: 50 }), snapshot(other, { score: 61.3 }), master);
        const steps = found?.steps ?? [];
        expect(found?.change).toBe(11.3);
        expect(sumOf(steps.map(({ points }) => points))).toBeCloseTo(11.3, 9);
        expect(sumOf(steps.map(({ shownPoints }) => shownPoints))).toBeCloseTo(11.3, 9);
      }),
      { seed, numRuns: 100 },
    );
  });

  it('leaves only rounding unexplained', () => {
    fc.assert(
      fc.property(startups, startups, (one, other) => {
        const [before, after] = [scoreOf(one), scoreOf(other)];
        const found = difference(snapshot(one, { score: before }), snapshot(other, { score: after }), master);
        expect(Math.abs(found?.steps.at(-1)?.points ?? 1)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
      { seed, numRuns: 100 },
    );
  });

  it('leaves only rounding unexplained between facts of different days', () => {
    const days = fc.constantFrom('2026-11-01', '2027-02-14', '2027-09-30');
    fc.assert(
      fc.property(plausibleStartups, plausibleStartups, days, (one, other, day) => {
        const before = { ...one, stated_on: '2026-08-20' };
        const after = { ...other, stated_on: day };
        const scores = [calculate(before, master, options), calculate(after, master, { asOf: day })].map(
          ({ calculation }) => calculation.IE_investability_score ?? null,
        );
        const [first = null, last = null] = scores;
        const found = difference(
          snapshot(before, { score: first }),
          snapshot(after, { score: last, asOf: day }),
          master,
        );
        expect(Math.abs(found?.steps.at(-1)?.points ?? 0)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
      { seed, numRuns: 100 },
    );
  });

  it('names each change, the largest first', () => {
    const later = {
      ...tendero,
      cash_runway_months: 12,
      competitor_count: 30,
      stage_id: 2,
      financials: { total_debt: 0, total_equity: 1 },
    };
    const found = difference(snapshot(tendero), snapshot(later), master);
    expect(found?.steps.map(({ cause }) => cause)).toEqual([
      'financials',
      'cash_runway_months',
      'stage_id',
      'competitor_count',
      'evidence',
      'rest',
    ]);
    expect(found?.steps.at(-1)?.shownPoints).toBe(-0.1);
    expect(Math.abs(found?.steps.at(-1)?.points ?? 1)).toBeLessThan(0.1);
  });

  it('names time, the other groups of facts and a new model version', () => {
    const later: StartupFacts = {
      ...tendero,
      market_size_id: 4,
      total_market_size: null,
      financing_type_id: 1,
      team: { founders: [{ successful_exits: 1 }] },
      value_proposition: { very_disappointed_pct: 60 },
    };
    const found = difference(
      snapshot({ ...tendero, stated_on: asOf }),
      snapshot(later, { asOf: '2027-11-01', model_version: '2.1.0', score: 60 }),
      master,
    );
    expect(found?.steps.map(({ cause }) => cause).toSorted()).toEqual(
      [
        'cash_runway_months',
        'evidence',
        'market_size_id',
        'model_version',
        'team',
        'time',
        'total_market_size',
        'value_proposition',
      ].toSorted(),
    );
  });

  it('is only a remainder between equal facts, and empty without a score', () => {
    const found = difference(snapshot(tendero), snapshot(tendero), master);
    expect(found).toMatchObject({ change: 0, steps: [{ cause: 'rest', points: 0, shownPoints: 0 }] });
    expect(difference(snapshot(tendero), snapshot({}), master)).toBeNull();
    expect(difference(snapshot({}), snapshot(tendero), master)).toBeNull();
  });
});

/** Tendero with a year of cash, no debt and a little growth: not far from the next level. */
const close: StartupFacts = {
  ...tendero,
  cash_runway_months: 12,
  financials: { total_debt: 0, revenue_growth_rate: 10 },
};

describe('nextLevel', () => {
  it('finds changes that reach the next level, nearest first', () => {
    const found = nextLevel(close, master, options);
    expect(found).toMatchObject({ level: 'very-low', next: 'low', points: 2.2 });
    expect(found.changes.map(({ field }) => field)).toEqual(['market_growth_rate', 'competitor_count']);
    expect(found.changes.map(({ effort }) => effort)).toEqual(
      found.changes.map(({ effort }) => effort).toSorted((a, b) => a - b),
    );
    for (const { field, to, score } of found.changes) {
      const { calculation } = calculate({ ...close, [field]: to }, master, options);
      expect(calculation.IE_investability_score).toBe(score);
      expect(calculation.IE_investability_level).toBe('low');
    }
  });

  it('leaves out a change that would make figures contradict each other', () => {
    // Revenue alone gets there with 98 million, from 180,000 the year before.
    expect(calculate({ ...close, revenue: 97_931_983.59 }, master, options).contradictions).not.toEqual([]);
    expect(nextLevel(close, master, options).changes.filter(({ field }) => field === 'revenue')).toEqual([]);
  });

  it('finds no smaller change on the grid', () => {
    const near: StartupFacts = { ...close, customer_feedback: 4 };
    for (const { field, from, to } of nextLevel(near, master, options).changes) {
      const step = field === 'customer_feedback' ? 0.5 : 1;
      if (
        !['cash_runway_months', 'customer_feedback', 'founder_count', 'patent_count', 'team_completeness'].includes(
          field,
        )
      )
        continue;
      const shorter = to > from ? to - step : to + step;
      expect(calculate({ ...near, [field]: shorter }, master, options).calculation.IE_investability_level).toBe(
        'very-low',
      );
    }
  });

  it('measures each change by the uncertainty of its input', () => {
    const near: StartupFacts = close;
    const { points, changes } = nextLevel(near, master, options);
    const found = new Map(changes.map(({ field, to, effort }) => [field, { to, effort: roundTo(effort, 2) }]));
    expect(points).toBe(2.2);
    // Thirty points of growth at 5 each; a market without any of its 60 rivals, by ratios of 1.3: ln 61 / ln 1.3.
    expect(changes[0]).toMatchObject({ field: 'market_growth_rate', from: 3, to: 33, score: 40, effort: 6 });
    expect(found.get('competitor_count')).toEqual({ to: 0, effort: 15.67 });
    expect(found.has('foundation_year')).toBe(false);
  });

  it('leaves out unconfirmed defaults', () => {
    const near: StartupFacts = { ...close, market_growth_rate: null };
    const { changes } = nextLevel(near, master, options);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.filter(({ field }) => near[field] === null)).toEqual([]);
  });

  it('finds a change over several orders of magnitude', () => {
    const near: StartupFacts = { ...solara, target_segment_size: 0.01 };
    const change = nextLevel(near, master, options).changes.find(({ field }) => field === 'target_segment_size');
    expect(change).toMatchObject({ from: 0.01, to: 54.78, score: 60 });
  });

  it('moves a value between two steps of its control only away from its current value', () => {
    const near: StartupFacts = { ...close, market_growth_rate: 6.2 };
    const { changes } = nextLevel(near, master, options);
    expect(changes.filter(({ field }) => field === 'market_growth_rate').map(({ to }) => to)).toEqual([33]);
  });

  it('names a change once, in its own direction', () => {
    const crowded = Array.from({ length: 40 }, (_, index) => ({ ...close, competitor_count: index + 1 }));
    const found = crowded.map((startup) =>
      nextLevel(startup, master, options).changes.filter(({ field }) => field === 'competitor_count'),
    );
    expect(found.filter((changes) => changes.length === 1).length).toBeGreaterThan(0);
    expect(found.filter((changes) => changes.length > 1)).toEqual([]);
  });

  it('reaches medium and high too', () => {
    expect(nextLevel(example('E4').startup, master, options)).toMatchObject({
      level: 'low',
      next: 'medium',
      points: 6.1,
    });
    expect(nextLevel(solara, master, options)).toMatchObject({ level: 'medium', next: 'high', points: 8.4 });
  });

  it('has nothing above the highest level and for a startup that is not evaluated', () => {
    expect(nextLevel(example('E2').startup, master, options)).toEqual({
      level: 'high',
      next: null,
      points: 0,
      changes: [],
    });
    expect(nextLevel({}, master, options)).toEqual({ level: 'Not Evaluated', next: null, points: 0, changes: [] });
  });
});
