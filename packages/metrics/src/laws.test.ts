import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { calculate, evaluate, likelyRange } from './evaluate.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { requiredInputs } from './inputs/requiredInputs.ts';
import { areas } from './investability.ts';
import { readValue } from './model/sheet.ts';
import { prepare } from './prepare.ts';
import { metrics } from './registry/metrics.ts';
import { scenarioOf } from './scenario.ts';
import { master } from './testing/examples.ts';
import { asOf, completeStartups, inputValue, seed, startups } from './testing/startups.ts';
import type { StartupFacts } from './types.ts';
import { scoreContributions } from './views/scoreContributions.ts';

const options = { asOf };
const scoreOf = (startup: StartupFacts): number =>
  readValue(prepare(startup, master, options).sheet, 'IE_investability_score') ?? Number.NaN;
/** `LAW_RUNS=20` draws twenty times as many startups. */
const effort = Number(process.env['LAW_RUNS'] ?? 1);
const check = <Values extends [unknown, ...unknown[]]>(law: fc.IProperty<Values>, numRuns: number): void => {
  fc.assert(law, { seed, numRuns: numRuns * effort });
};

vi.setConfig({ testTimeout: 60_000 * effort });

const rising: readonly EvaluatedField[] = [
  'industry_experience_years',
  'founders_education_level',
  'technical_expertise',
  'business_expertise',
  'team_completeness',
  'execution_capacity',
  'total_market_size',
  'target_segment_size',
  'market_growth_rate',
  'regulatory_environment',
  'cash_runway_months',
  'revenue',
  'profit_margin',
  'lifetime_value',
  'revenue_per_employee',
  'innovation_level',
  'patent_count',
  'unique_technology',
  'price_advantage',
  'unique_features',
  'scalability_potential',
  'network_effects',
  'customer_feedback',
  'problem_relevance',
  'funding_raised',
];
const falling: readonly EvaluatedField[] = [
  'competitor_count',
  'market_maturity',
  'burn_rate',
  'customer_acquisition_cost',
  'marginal_cost',
];
/** Room for the last bits of floating point. */
const DUST = 1e-9;

describe('bounded', () => {
  it('keeps every value finite and within its range, and coverage within 0-1', () => {
    check(
      fc.property(startups, (startup) => {
        const { calculation, coverage } = calculate(startup, master, options);
        expect(coverage >= 0 && coverage <= 1).toBe(true);
        const outside = metrics.filter(({ id, range: [min, max] }) => {
          const value = calculation[id] ?? null;
          if (typeof value !== 'number') return false;
          return !Number.isFinite(value) || value < (min ?? -Infinity) || value > (max ?? Infinity);
        });
        expect(outside).toEqual([]);
      }),
      1000,
    );
  });
});

describe('between', () => {
  it('puts the score between the lowest and the highest area', () => {
    check(
      fc.property(startups, (startup) => {
        const { sheet } = prepare(startup, master, options);
        const scores = areas.map(({ metric }) => readValue(sheet, metric) ?? Number.NaN);
        const score = scoreOf(startup);
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - DUST);
        expect(score).toBeLessThanOrEqual(Math.max(...scores) + DUST);
      }),
      1000,
    );
  });
});

describe('explained', () => {
  it('shows for every score a sum that equals it, with any share of unknown parts', () => {
    const withDefaults = fc.tuple(
      completeStartups,
      fc.subarray([...requiredInputs, 'team', 'financials', 'value_proposition'], { minLength: 20 }),
    );
    check(
      fc.property(withDefaults, ([startup, defaulted_fields]) => {
        const { calculation } = calculate({ ...startup, defaulted_fields }, master, options);
        const steps = scoreContributions(calculation);
        const sum = steps.reduce((total, { shownPoints }) => total + shownPoints, 0);
        expect(sum).toBeCloseTo(calculation.IE_investability_score ?? Number.NaN, 6);
      }),
      1000,
    );
  });
});

describe('monotone', () => {
  it.each(rising)('%s never lowers the score when it rises', (field) => {
    check(
      fc.property(startups, inputValue(field), inputValue(field), (startup, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(scoreOf({ ...startup, [field]: high })).toBeGreaterThanOrEqual(
          scoreOf({ ...startup, [field]: low }) - DUST,
        );
      }),
      200,
    );
  });

  it.each(falling)('%s never raises the score when it rises', (field) => {
    check(
      fc.property(startups, inputValue(field), inputValue(field), (startup, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        expect(scoreOf({ ...startup, [field]: high })).toBeLessThanOrEqual(
          scoreOf({ ...startup, [field]: low }) + DUST,
        );
      }),
      200,
    );
  });
});

describe('unknown never wins', () => {
  it.each([...rising, ...falling])('leaving out %s never scores above its best value', (field) => {
    const { min, max } = inputDomains[field];
    check(
      fc.property(startups, (startup) => {
        // A customer worth nothing scores 0 at any cost of acquisition, but is not looked at while the cost is unknown.
        const rated: StartupFacts = startup.lifetime_value === 0 ? { ...startup, lifetime_value: null } : startup;
        const best = scoreOf({ ...rated, [field]: rising.includes(field) ? max : min });
        expect(scoreOf({ ...rated, [field]: null })).toBeLessThanOrEqual(best + DUST);
      }),
      100,
    );
  });
});

describe('continuous', () => {
  const smooth = evaluatedFields.filter((field) => {
    const { max, integer = false } = inputDomains[field];
    return max <= 120 && (!integer || max === 5) && field !== 'founder_count';
  });

  it.each(smooth)('a thousandth of the range of %s moves the score by less than 0.2 points', (field) => {
    const { min, max } = inputDomains[field];
    check(
      fc.property(completeStartups, fc.double({ min: 0, max: 0.999, noNaN: true }), (startup, at) => {
        const value = min + at * (max - min);
        const moved = scoreOf({ ...startup, [field]: value + 0.001 * (max - min) });
        expect(Math.abs(moved - scoreOf({ ...startup, [field]: value }))).toBeLessThan(0.2);
      }),
      40,
    );
  });
});

describe('bounded influence', () => {
  const limits: readonly [EvaluatedField, number][] = [
    ['total_market_size', 17.5],
    ['revenue', 13],
    ['target_segment_size', 11],
    ['competitor_count', 9],
    ['market_growth_rate', 8.1],
    ...evaluatedFields
      .filter((field) => inputDomains[field].max === 5)
      .map((field): [EvaluatedField, number] => [field, 7]),
  ];

  it.each(limits)('%s moves the score of a complete startup by at most %d points', (field, limit) => {
    check(
      fc.property(completeStartups, inputValue(field), inputValue(field), (startup, one, other) => {
        const moved = scoreOf({ ...startup, [field]: one }) - scoreOf({ ...startup, [field]: other });
        expect(Math.abs(moved)).toBeLessThanOrEqual(limit);
      }),
      100,
    );
  });
});

describe('order-free', () => {
  it('does not depend on the order of fields, rows, members and ties', () => {
    check(
      fc.property(startups, (startup) => {
        const { team } = startup;
        const turned: StartupFacts = {
          ...Object.fromEntries(Object.entries(startup).toReversed()),
          ...(team !== undefined && {
            team: {
              ...team,
              members: team?.members?.toReversed() ?? null,
              relationships:
                team?.relationships?.map(({ a, b, strength = null }) => ({ a: b, b: a, strength })).toReversed() ??
                null,
            },
          }),
        };
        const rows = Object.fromEntries(Object.entries(master).map(([list, each]) => [list, each.toReversed()]));
        expect(evaluate(turned, { ...master, ...rows }, options)).toEqual(evaluate(startup, master, options));
      }),
      300,
    );
  });
});

describe('pure', () => {
  const frozen = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null) {
      Object.freeze(value);
      for (const each of Object.values(value)) frozen(each);
    }
    return value;
  };

  it('does not mutate its inputs and returns the same twice', () => {
    check(
      fc.property(startups, (startup) => {
        const first = evaluate(frozen(startup), frozen(structuredClone(master)), options);
        expect(evaluate(startup, master, options)).toEqual(first);
      }),
      300,
    );
  });

  it('ignores fields that it does not know', () => {
    check(
      fc.property(startups, fc.jsonValue(), (startup, anything) => {
        const described = { ...startup, name: 'Solara', description: anything };
        expect(evaluate(described, master, options)).toEqual(evaluate(startup, master, options));
      }),
      300,
    );
  });

  it('survives a round trip through JSON', () => {
    check(
      fc.property(startups, (startup) => {
        const evaluation = evaluate(startup, master, options);
        expect(JSON.parse(JSON.stringify(evaluation))).toEqual(evaluation);
      }),
      300,
    );
  });
});

describe('lens', () => {
  it('only chooses which metrics come back', () => {
    check(
      fc.property(startups, fc.constantFrom('general', 'corporate', 'educational'), (startup, lens) => {
        const all = calculate(startup, master, options);
        const some = calculate(startup, master, { asOf, lens });
        expect(all.calculation).toMatchObject(some.calculation);
        const expected = metrics.filter((metric) => metric.lens === 'general' || metric.lens === lens);
        expect(Object.keys(some.calculation)).toHaveLength(expected.length);
        expect(all.estimated).toEqual(expect.arrayContaining(some.estimated));
      }),
      300,
    );
  });

  it('does not use corporate and educational facts in unprefixed metrics', () => {
    check(
      fc.property(startups, (startup) => {
        const value = startup.value_proposition;
        const without = {
          ...startup,
          ...(value && { value_proposition: { ...value, corporate: null, educational: null } }),
        };
        expect(calculate(without, master, { asOf, lens: 'general' })).toMatchObject({
          calculation: calculate(startup, master, { asOf, lens: 'general' }).calculation,
        });
      }),
      300,
    );
  });
});

describe('currency', () => {
  it('leaves burn multiple, debt to equity and growth alone when all money is multiplied', () => {
    const money = ['burn_rate', 'funding_raised', 'revenue'] as const;
    check(
      fc.property(startups, fc.double({ min: 0.1, max: 10, noNaN: true }), (startup, rate) => {
        const { financials } = startup;
        const changed: StartupFacts = {
          ...startup,
          ...Object.fromEntries(money.map((field) => [field, times(startup[field], rate)])),
          ...(financials && {
            financials: {
              ...financials,
              total_debt: times(financials.total_debt, rate),
              total_equity: times(financials.total_equity, rate),
              revenue_history:
                financials.revenue_history?.map(({ year, revenue }) => ({ year, revenue: times(revenue, rate) })) ??
                null,
            },
          }),
        };
        const [before, after] = [prepare(startup, master, options).sheet, prepare(changed, master, options).sheet];
        for (const id of ['FEM_burn_rate', 'FEM_debt_to_equity', 'FEM_revenue_growth_rate'] as const) {
          const [one, other] = [readValue(before, id), readValue(after, id)];
          expect(other === null).toBe(one === null);
          expect(other ?? 0).toBeCloseTo(one ?? 0, 6);
        }
      }),
      300,
    );
  });
});

describe('range', () => {
  it('contains the score', () => {
    check(
      fc.property(startups, (startup) => {
        const { low, high } = likelyRange(startup, master, options);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(100);
        expect(low).toBeLessThanOrEqual(scoreOf(startup));
        expect(high).toBeGreaterThanOrEqual(scoreOf(startup));
      }),
      300,
    );
  });
});

describe('scenarios', () => {
  it('recompute everything that a change affects, and restore it', () => {
    check(
      fc.property(startups, (startup) => {
        const scenario = scenarioOf(prepare(startup, master, options).sheet);
        for (const field of evaluatedFields) {
          const { min, max } = inputDomains[field];
          const value = field === 'foundation_year' ? 2001 : (min + Math.min(max, 1e7)) / 3;
          expect([field, scenario.scoreAfter({ [field]: value })]).toEqual([
            field,
            scoreOf({ ...startup, [field]: value }),
          ]);
          expect(scenario.scoreAfter({ [field]: null })).toBe(scoreOf({ ...startup, [field]: null }));
        }
        expect(scenario.scoreAfter({})).toBe(scenario.score);
      }),
      100,
    );
  });
});

describe('defaults', () => {
  it('count as unknown', () => {
    check(
      fc.property(completeStartups, fc.subarray([...evaluatedFields], { minLength: 1 }), (startup, fields) => {
        const without = { ...startup, ...Object.fromEntries(fields.map((field) => [field, null])) };
        expect(scoreOf({ ...startup, defaulted_fields: fields })).toBe(scoreOf(without));
      }),
      300,
    );
  });
});

function times(amount: number | null | undefined, rate: number): number | null {
  return amount === null || amount === undefined ? null : amount * rate;
}
