import { masterDataSeed } from '@aval/contract';
import { explain, type Explanation, sourceLabel, type StartupFacts } from '@aval/metrics';
import { expect, it } from 'vitest';

import { explainedName, explainedValue } from './explainedText.ts';
import { underlyingFacts } from './underlyingFacts.ts';

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
  explain(facts, masterDataSeed, { asOf: '2026-11-01' }, metric).parts.map(({ of }) => of);
const shown = (metric: Parameters<typeof explain>[3]) =>
  partsOf(metric).map((part) => [explainedName(part, 'en'), explainedValue(part, 'en')]);

it('names steps, metrics and fields, and formats their values with units', () => {
  expect(shown('FEM_operational_efficiency_score')).toEqual([
    [sourceLabel('ltv_cac')?.en, '4,00'],
    ['Revenue per employee', null],
    ['Profit Margin', '−20,0\u00A0%'],
  ]);
  expect(shown('TRM_founder_quality_score')[0]).toEqual(['Technical Expertise', '4 / 5']);
});

it('formats steps with their units, and points as the underlying rate', () => {
  const grown: StartupFacts = {
    ...facts,
    foundation_year: 2021,
    target_segment_size: 250,
    total_market_size: 2000,
    team_size: 8,
    stage_id: masterDataSeed.stages[0]?.id ?? 1,
    financials: { revenue_growth_rate: 60 },
  };
  const values = (metric: Parameters<typeof explain>[3]) =>
    explain(grown, masterDataSeed, { asOf: '2026-11-01' }, metric).parts.map(({ of }) => explainedValue(of, 'en'));
  expect(values('FEM_financial_projections_score')).toEqual(['60,0\u00A0%', '40,0\u00A0%', '8,0\u00A0%']);
  expect(values('MEM_market_size_score')).toEqual(['2.000\u00A0M€', '250\u00A0M€']);
  expect(values('MEM_entry_barriers_score')[0]).toBeNull();
});

it('returns no value for a score, which has points', () => {
  expect(shown('FEM_global_financial_score')[0]).toEqual(['Financial health', null]);
});

it('formats a year without separators', () => {
  const founded: StartupFacts = { ...facts, foundation_year: 2024 };
  const health = explain(founded, masterDataSeed, { asOf: '2026-11-01' }, 'FEM_global_financial_score');
  const year = underlyingFacts(health).find(({ id }) => id === 'foundation_year');
  expect(year && explainedValue(year.of, 'en')).toBe('2024');
});
