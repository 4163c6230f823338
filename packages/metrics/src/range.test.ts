import { describe, expect, it } from 'vitest';

import { contradictions } from './contradictions/contradictions.ts';
import { evaluate, likelyRange } from './evaluate.ts';
import { evidenceFields } from './evidence/evidenceFields.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { master } from './testing/examples.ts';
import type { StartupFacts } from './types.ts';

const options = { asOf: '2026-11-01' };
const bestWhenLow: ReadonlySet<EvaluatedField> = new Set([
  'competitor_count',
  'market_maturity',
  'burn_rate',
  'customer_acquisition_cost',
  'marginal_cost',
]);
const stated: StartupFacts = {
  ...Object.fromEntries(
    evaluatedFields.map((field) => [field, inputDomains[field][bestWhenLow.has(field) ? 'min' : 'max']]),
  ),
  foundation_year: 2020,
  founder_count: 3,
  team_size: 8,
  stage_id: 3,
  financials: { total_debt: 0, total_equity: 1e6, revenue_growth_rate: 1000, pre_money_valuation: 1e6 },
  team: { members: [{ id: 'a' }, { id: 'b' }], relationships: [{ a: 'a', b: 'b', strength: 10 }] },
  value_proposition: { competitors: [{ strength: 0, market_share: 0 }] },
  evidence: Object.fromEntries(evidenceFields.map((field) => [field, { kind: 'document' }])),
};
/** Everything at its best, in documents, and every question answered. */
const perfect = {
  ...stated,
  answers: Object.fromEntries(
    contradictions(stated, master, options).map(({ id }) => [id, { text: 'So it is.', accepted: true }]),
  ),
};

it('ends at 100', () => {
  expect(evaluate(perfect, master, options).calculation.IE_investability_score).toBe(100);
  expect(likelyRange(perfect, master, options).high).toBe(100);
  // Half a year from the best, moved by one year: 1.645 times half a year would end above 100.
  expect(likelyRange({ ...perfect, industry_experience_years: 19.5 }, master, options).high).toBe(100);
});

describe('what is missing', () => {
  it('may be at its worst, or 30 points above the usual', () => {
    const { low, high } = likelyRange({}, master, options);
    // Everything unknown at 0, under a limit of 35.
    expect(low).toBe(0);
    // Value 35.2, finance 35.2, market and team 40: 0.8 x 37.84 + 0.2 x 35.2 = 37.312; at the best 70 everywhere.
    expect(high).toBeCloseTo(37.312 + 1.645 * (70 - 37.312), 9);
  });
});

/** Market growth is a quarter of the market, which is a quarter of 80 %: the weakest area is another. */
const ofMarketGrowth = 0.25 * 0.25 * 0.8;
const growing = (kind: 'document' | 'page' | 'market', date = '2026-11-01'): StartupFacts => ({
  market_growth_rate: 20,
  evidence: { market_growth_rate: { kind, date } },
});

describe('what is measured and leaning', () => {
  // Nothing else is known: 37.312, which is 4 points of 100 in each area below, and 70 where the best is asked about.
  it('moves an evidenced figure by half of its error, and does not lean', () => {
    const { high } = likelyRange(growing('document'), master, options);
    const score = 37.312 + ofMarketGrowth * (75 - 40);
    // Half of 5 points up: 20 to 22.5 is 75 to 78.125. Unknown parts: all at 70 with growth at 75.
    const missing = 0.8 * (70 + 0.25 * 0.25 * 5) + 0.2 * 70 - score;
    const measured = ofMarketGrowth * 3.125;
    expect(high).toBeCloseTo(score + 1.645 * Math.sqrt(missing ** 2 + measured ** 2), 9);
  });

  it('moves a stated figure by all of its error, and up to what evidence would give', () => {
    const { high } = likelyRange(growing('market'), master, options);
    // 40 + 0.7 x 35 = 64.5; five points up: 25 gives 81.25, believed 68.875.
    const score = 37.312 + ofMarketGrowth * 24.5;
    const missing = 0.8 * (70 + 0.25 * 0.25 * (64.5 - 70)) + 0.2 * (70 + 0.25 * (64.5 - 70)) - score;
    const [measured, doubt] = [ofMarketGrowth * (68.875 - 64.5), ofMarketGrowth * 10.5];
    expect(high).toBeCloseTo(score + Math.sqrt(1.645 ** 2 * (missing ** 2 + measured ** 2) + doubt ** 2), 9);
  });
});

const dated = (date: string): StartupFacts => ({
  ...stated,
  cash_runway_months: 6,
  burn_rate: 100,
  evidence: { ...stated.evidence, cash_runway_months: { kind: 'document', date } },
});

describe('a runway that has been counted down', () => {
  it('may have been refilled when it was stated three months ago or earlier', () => {
    // Six months limit the score to 75, four to 59 + 16 / 3.
    expect(likelyRange(dated('2026-08-01'), master, options).high).toBeGreaterThanOrEqual(75);
    expect(likelyRange(dated('2026-08-02'), master, options).high).toBeLessThan(75);
  });
});
