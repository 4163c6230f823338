import { expect, it } from 'vitest';

import { likelyRange } from './evaluate.ts';
import { type EvaluatedField, evaluatedFields, inputDomains } from './inputs/inputDomains.ts';
import { master } from './testing/examples.ts';
import type { StartupFacts } from './types.ts';

const bestWhenLow: ReadonlySet<EvaluatedField> = new Set([
  'competitor_count',
  'market_maturity',
  'burn_rate',
  'customer_acquisition_cost',
  'marginal_cost',
]);
const perfect: StartupFacts = {
  ...Object.fromEntries(
    evaluatedFields.map((field) => [field, inputDomains[field][bestWhenLow.has(field) ? 'min' : 'max']]),
  ),
  foundation_year: 2020,
  founder_count: 3,
  team_size: 8,
  stage_id: 3,
  financials: { total_debt: 0, total_equity: 1e6, revenue_growth_rate: 1000, pre_money_valuation: 1e6 },
};

it('ends at 100', () => {
  expect(likelyRange(perfect, master, { asOf: '2026-11-01' }).high).toBe(100);
  expect(likelyRange({ ...perfect, technical_expertise: 4.5 }, master, { asOf: '2026-11-01' }).high).toBe(100);
});
