import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { ExaminedFacts } from './contradictions/Contradiction.ts';
import { contradictions } from './contradictions/contradictions.ts';
import { cashRules } from './contradictions/rules/cashRules.ts';
import { marketRules } from './contradictions/rules/marketRules.ts';
import { revenueRules } from './contradictions/rules/revenueRules.ts';
import { stageRules } from './contradictions/rules/stageRules.ts';
import { teamRules } from './contradictions/rules/teamRules.ts';
import { worthRules } from './contradictions/rules/worthRules.ts';
import { calculate, evaluate, likelyRange } from './evaluate.ts';
import { evidenceFields } from './evidence/evidenceFields.ts';
import { evidenceKinds, evidenceWorth } from './evidence/evidenceKinds.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { requiredInputs } from './inputs/requiredInputs.ts';
import { areas, uncappedScore } from './investability.ts';
import { readValue } from './model/sheet.ts';
import { prepare } from './prepare.ts';
import { metrics } from './registry/metrics.ts';
import { scenarioOf } from './scenario.ts';
import { consistentStartups } from './testing/consistentStartups.ts';
import { master } from './testing/examples.ts';
import { plausibleStartups } from './testing/plausibleStartups.ts';
import { asOf, completeStartups, inputValue, seed, startups } from './testing/startups.ts';
import type { StartupFacts } from './types.ts';
import { lensScores } from './views/lensScores.ts';
import { scoreContributions } from './views/scoreContributions.ts';

const options = { asOf };
const rules = [...teamRules, ...cashRules, ...revenueRules, ...worthRules, ...marketRules, ...stageRules];
const answers = Object.fromEntries(rules.map(({ id }) => [id, { text: 'It is so.', accepted: true }]));
/** The startup with every explanation accepted, so that no contradiction weighs. */
const explained = (startup: StartupFacts): ExaminedFacts => ({ ...startup, answers });
/** Unrounded score, contradictions included. */
const examinedScore = (startup: ExaminedFacts, day = asOf): number =>
  readValue(prepare(startup, master, { asOf: day }).sheet, 'IE_investability_score') ?? Number.NaN;
/** Unrounded score, contradictions aside. */
const scoreOf = (startup: StartupFacts): number => examinedScore(explained(startup));
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
];
const falling: readonly EvaluatedField[] = [
  'competitor_count',
  'market_maturity',
  'burn_rate',
  'customer_acquisition_cost',
  'marginal_cost',
];
const clearing = new Set(['unique_technology', 'patent_count', 'execution_capacity']);
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
  it('puts the score, before any limit, between the lowest and the highest area', () => {
    check(
      fc.property(startups, (startup) => {
        const { sheet } = prepare(startup, master, options);
        const scores = areas.map(({ metric }) => readValue(sheet, metric) ?? Number.NaN);
        const score = uncappedScore(sheet);
        expect(score).toBeGreaterThanOrEqual(Math.min(...scores) - DUST);
        expect(score).toBeLessThanOrEqual(Math.max(...scores) + DUST);
        expect(examinedScore(startup)).toBeLessThanOrEqual(score + DUST);
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
      fc.property(withDefaults, ([startup, defaults]) => {
        // Barriers without what clears them count although nothing of the market is known: no area shows them.
        const defaulted_fields = defaults.some((field) => clearing.has(field))
          ? [...defaults, 'entry_barriers']
          : defaults;
        const { calculation, caps } = calculate({ ...startup, defaulted_fields }, master, options);
        const steps = scoreContributions(calculation, caps);
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

/** Ten points of the limit a month, over 0.12 months, beside the 0.2 points of any other input. */
const mostMoved = (field: EvaluatedField): number => (field === 'cash_runway_months' ? 1.4 : 0.2);

describe('continuous', () => {
  const smooth = evaluatedFields.filter((field) => {
    const { max, integer = false } = inputDomains[field];
    return max <= 120 && (!integer || max === 5) && field !== 'founder_count';
  });

  it.each(smooth)('a thousandth of the range of %s moves the score only a little', (field) => {
    const { min, max } = inputDomains[field];
    check(
      fc.property(completeStartups, fc.double({ min: 0, max: 0.999, noNaN: true }), (startup, at) => {
        const value = min + at * (max - min);
        const moved = scoreOf({ ...startup, [field]: value + 0.001 * (max - min) });
        expect(Math.abs(moved - scoreOf({ ...startup, [field]: value }))).toBeLessThan(mostMoved(field));
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
        expect(calculate(explained(without), master, { asOf, lens: 'general' })).toMatchObject({
          calculation: calculate(explained(startup), master, { asOf, lens: 'general' }).calculation,
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
          // Below a revenue of 120,000 EUR there is no burn multiple.
          if (id === 'FEM_burn_rate' && (one === null || other === null)) continue;
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
        expect(low).toBeLessThanOrEqual(examinedScore(startup));
        expect(high).toBeGreaterThanOrEqual(examinedScore(startup));
      }),
      300,
    );
  });
});

describe('scenarios', () => {
  it('recompute everything that a change affects, and restore it', () => {
    check(
      fc.property(startups, (startup) => {
        const scenario = scenarioOf(prepare(explained(startup), master, options).sheet);
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

const proofs = evidenceKinds.filter((kind) => evidenceWorth[kind].isEvidenced);
const realistic = fc.oneof(consistentStartups, plausibleStartups);
const percent = fc.integer({ min: -90, max: 300 });
const withFinancials = (startup: StartupFacts, changed: StartupFacts['financials']): StartupFacts => ({
  ...startup,
  financials: { ...startup.financials, ...changed },
});

describe('evidence', () => {
  it('for the same value never lowers the score', () => {
    check(
      fc.property(startups, fc.constantFrom(...evidenceFields), fc.constantFrom(...proofs), (startup, field, kind) => {
        const proven = { ...startup, evidence: { [field]: { kind } } };
        expect(examinedScore(proven)).toBeGreaterThanOrEqual(examinedScore(startup) - DUST);
      }),
      500,
    );
  });

  it('for the same value never lowers the low end', () => {
    const some = fc.subarray([...evidenceFields]).map((fields) => {
      return Object.fromEntries(fields.map((field) => [field, { kind: 'page' as const }]));
    });
    check(
      fc.property(realistic, some, fc.constantFrom(...evidenceFields), (startup, evidence, field) => {
        const before = likelyRange({ ...startup, evidence }, master, options).low;
        const proven = { ...evidence, [field]: { kind: 'document' as const } };
        // Moves of other inputs may cross a limit of the score a little more steeply.
        expect(likelyRange({ ...startup, evidence: proven }, master, options).low).toBeGreaterThanOrEqual(
          before - 0.05,
        );
      }),
      150,
    );
  });

  it('that is weaker never raises the score', () => {
    check(
      fc.property(
        startups,
        fc.constantFrom(...evidenceFields),
        fc.integer({ min: 1, max: 7 }),
        (startup, field, at) => {
          const [weaker, stronger] = [evidenceKinds[at], evidenceKinds[at - 1]].map((kind) =>
            scoreOf({ ...startup, evidence: { [field]: { ...(kind !== undefined && { kind }) } } }),
          ) as [number, number];
          expect(weaker).toBeLessThanOrEqual(stronger + DUST);
        },
      ),
      300,
    );
  });
});

describe('age', () => {
  it('never raises the score, but for what a year more together is worth to a team', () => {
    check(
      fc.property(
        realistic,
        fc.integer({ min: 2026, max: 2029 }),
        fc.integer({ min: 1, max: 12 }),
        (given, year, month) => {
          const startup = { ...explained(given), stated_on: asOf, foundation_year: 2016 };
          const day = `${String(month).padStart(2, '0')}-01`;
          const [before, after] = [`${year}-${day}`, `${year + 1}-${day}`].map((date) =>
            examinedScore(startup, date),
          ) as [number, number];
          expect(after).toBeLessThanOrEqual(before + 0.35);
        },
      ),
      300,
    );
  });
});

describe('contradictions', () => {
  it('never raise the score', () => {
    check(
      fc.property(startups, (startup) => {
        expect(examinedScore(startup)).toBeLessThanOrEqual(scoreOf(startup) + DUST);
      }),
      500,
    );
  });

  it('are none where figures follow from each other', () => {
    check(
      fc.property(consistentStartups, (startup) => {
        expect(contradictions(startup, master, options)).toEqual([]);
      }),
      1000,
    );
  });
});

describe('growth', () => {
  it('is never invented', () => {
    check(
      fc.property(startups, (startup) => {
        const silent = withFinancials(startup, { revenue_growth_rate: null, revenue_history: null });
        expect(calculate(silent, master, options).calculation.FEM_revenue_growth_rate).toBeNull();
      }),
      300,
    );
  });

  it('that rises never lowers the score', () => {
    check(
      fc.property(realistic, percent, fc.integer({ min: 0, max: 100 }), (startup, rate, more) => {
        const at = (revenue_growth_rate: number): number =>
          scoreOf(withFinancials(startup, { revenue_history: null, revenue_growth_rate }));
        expect(at(rate + more)).toBeGreaterThanOrEqual(at(rate) - DUST);
      }),
      300,
    );
  });

  it('that is stated lets revenue only help', () => {
    const revenue = fc.integer({ min: 0, max: 5_000_000 });
    check(
      fc.property(realistic, percent, revenue, revenue, (startup, rate, one, other) => {
        const stated = withFinancials(startup, { revenue_history: null, revenue_growth_rate: rate });
        const at = (yearly: number): number => scoreOf({ ...stated, revenue: yearly, revenue_per_employee: null });
        expect(at(Math.max(one, other))).toBeGreaterThanOrEqual(at(Math.min(one, other)) - DUST);
      }),
      300,
    );
  });
});

describe('silence', () => {
  it('on growth never beats the truth', () => {
    check(
      fc.property(realistic, percent, fc.integer({ min: 1, max: 3_000_000 }), (given, rate, revenue) => {
        const startup = { ...given, foundation_year: 2018, revenue, revenue_per_employee: null };
        const silent = withFinancials(startup, { revenue_history: null, revenue_growth_rate: null });
        const stated = withFinancials(startup, { revenue_history: null, revenue_growth_rate: rate });
        expect(scoreOf(silent)).toBeLessThanOrEqual(scoreOf(stated) + DUST);
      }),
      300,
    );
  });

  it('on debt never beats the truth', () => {
    check(
      fc.property(realistic, fc.integer({ min: 0, max: 600_000 }), (startup, total_debt) => {
        const silent = withFinancials(startup, { total_debt: null, total_equity: null });
        const stated = withFinancials(startup, { total_debt, total_equity: 100_000 });
        expect(scoreOf(silent)).toBeLessThanOrEqual(scoreOf(stated) + DUST);
      }),
      300,
    );
  });

  it('on a required input never raises the low end by more than a point', () => {
    const untouched = [...rising, ...falling].filter((field) => requiredInputs.includes(field));
    check(
      fc.property(consistentStartups, fc.constantFrom(...untouched), (startup, field) => {
        const silent = likelyRange({ ...startup, defaulted_fields: [field] }, master, options).low;
        expect(silent).toBeLessThanOrEqual(likelyRange(startup, master, options).low + 1);
      }),
      150,
    );
  });
});

describe('debt, price and funds', () => {
  it('owing more never helps, and asking for less never harms', () => {
    const amount = fc.integer({ min: 10_000, max: 10_000_000 });
    check(
      fc.property(realistic, amount, amount, amount, (startup, total_equity, total_debt, price) => {
        const owing = (times: number): number =>
          scoreOf(withFinancials(startup, { total_equity, total_debt: times * total_debt }));
        expect(owing(2)).toBeLessThanOrEqual(owing(1) + DUST);
        const asking = (pre_money_valuation: number): number =>
          scoreOf(withFinancials(startup, { pre_money_valuation }));
        expect(asking(2 * price)).toBeLessThanOrEqual(asking(price) + DUST);
      }),
      300,
    );
  });

  it('money raised and spent is no merit', () => {
    check(
      fc.property(startups, inputValue('funding_raised'), (startup, funding_raised) => {
        expect(scoreOf({ ...startup, funding_raised })).toBeCloseTo(scoreOf({ ...startup, funding_raised: null }), 9);
      }),
      300,
    );
  });
});

describe('teams and rivals', () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f'];
  const pairs = people.flatMap((a, index) => people.slice(index + 1).map((b) => ({ a, b })));
  const strength = fc.double({ min: 0, max: 10, noNaN: true });

  it('one more tie, however weak, never lowers the score', () => {
    const ties = fc
      .shuffledSubarray(pairs, { minLength: 1 })
      .chain((chosen) => fc.tuple(...chosen.map((pair) => strength.map((rated) => ({ ...pair, strength: rated })))));
    check(
      fc.property(realistic, ties, (startup, relationships) => {
        const members = people.map((id) => ({ id }));
        const more = { ...startup, team: { members, relationships } };
        const fewer = { ...startup, team: { members, relationships: relationships.slice(1) } };
        expect(scoreOf(fewer)).toBeLessThanOrEqual(scoreOf(more) + DUST);
      }),
      300,
    );
  });

  it('naming one more competitor never raises the score', () => {
    const rivals = fc.array(
      strength.map((rated) => ({ strength: rated })),
      { minLength: 2, maxLength: 5 },
    );
    check(
      fc.property(realistic, rivals, (startup, competitors) => {
        const more = { ...startup, value_proposition: { competitors } };
        const fewer = { ...startup, value_proposition: { competitors: competitors.slice(1) } };
        expect(scoreOf(more)).toBeLessThanOrEqual(scoreOf(fewer) + DUST);
      }),
      300,
    );
  });
});

describe('limits', () => {
  it.each([
    [0, 35],
    [1, 45],
    [3, 59],
    [6, 75],
    [9, 90],
  ])('with %d months of cash the score is at most %d', (cash_runway_months, most) => {
    check(
      fc.property(fc.oneof(startups, realistic), inputValue('burn_rate'), (startup, burn_rate) => {
        const burning = { ...startup, cash_runway_months, burn_rate: Math.max(0.01, burn_rate) };
        expect(scoreOf(burning)).toBeLessThanOrEqual(most + DUST);
      }),
      200,
    );
  });
});

describe('lens scores', () => {
  it('are N/A without facts of the lens', () => {
    check(
      fc.property(startups, (startup) => {
        const value = startup.value_proposition;
        const without = { ...startup, value_proposition: value && { ...value, corporate: null, educational: null } };
        const { calculation } = calculate(
          { ...without, value_proposition: without.value_proposition ?? null },
          master,
          options,
        );
        const shown = [...lensScores.corporate, ...lensScores.educational].filter((id) => calculation[id] !== null);
        expect(shown).toEqual([]);
      }),
      300,
    );
  });
});

function times(amount: number | null | undefined, rate: number): number | null {
  return amount === null || amount === undefined ? null : amount * rate;
}
