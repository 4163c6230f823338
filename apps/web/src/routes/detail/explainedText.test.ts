import { masterDataSeed } from '@aval/contract';
import { explain, type Explanation, sourceLabel, type StartupFacts } from '@aval/metrics';
import { expect, it } from 'vitest';

import { explainedName, explainedValue } from './explainedText.ts';
import { factsBehind } from './factsBehind.ts';

const facts: StartupFacts = {
  cash_runway_months: 9,
  burn_rate: 25_000,
  revenue: 120_000,
  customer_acquisition_cost: 50,
  lifetime_value: 200,
  profit_margin: -20,
  technical_expertise: 4,
};
const partsOf = (metric: Parameters<typeof explain>[3]): Explanation[] =>
  explain(facts, masterDataSeed, { asOfYear: 2026 }, metric).parts.map(({ of }) => of);
const shown = (metric: Parameters<typeof explain>[3]) =>
  partsOf(metric).map((part) => [explainedName(part, 'en'), explainedValue(part, 'en')]);

it('names steps, metrics and fields, and writes their values with units', () => {
  expect(shown('FEM_operational_efficiency_score')).toEqual([
    [sourceLabel('ltv_cac')?.en, '4,00'],
    ['Revenue per employee', null],
    ['Profit Margin', '-20,0\u00A0%'],
  ]);
  expect(shown('TRM_founder_quality_score')[0]).toEqual(['Technical Expertise', '4 / 5']);
});

it('leaves the value of a score to its points', () => {
  expect(shown('FEM_global_financial_score')[0]).toEqual(['Financial health', null]);
});

it('writes a year as a year', () => {
  const founded: StartupFacts = { ...facts, foundation_year: 2024 };
  const health = explain(founded, masterDataSeed, { asOfYear: 2026 }, 'FEM_global_financial_score');
  const year = factsBehind(health).find(({ id }) => id === 'foundation_year');
  expect(year && explainedValue(year.of, 'en')).toBe('2024');
});
