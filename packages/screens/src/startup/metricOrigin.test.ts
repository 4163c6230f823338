import { masterDataSeed } from '@aval/contract';
import { explain, type NumericMetricId, type StartupFacts } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { metricOrigin } from './metricOrigin.ts';

const facts: StartupFacts = {
  stage_id: 3,
  financing_type_id: 2,
  cash_runway_months: 9,
  burn_rate: 25_000,
  revenue: 120_000,
  team_size: 6,
  customer_acquisition_cost: 50,
  lifetime_value: 200,
  profit_margin: -100,
  defaulted_fields: ['profit_margin', 'market_growth_rate'],
  market_growth_rate: 10,
};

const originOf = (metric: NumericMetricId, sources: Parameters<typeof metricOrigin>[1] = {}) =>
  metricOrigin(explain(facts, masterDataSeed, { asOf: '2026-11-01' }, metric), sources);

describe('metricOrigin', () => {
  it('is stated when the number is one stated fact', () => {
    expect(originOf('FEM_cash_runway')).toEqual({ kind: 'stated' });
  });

  it('is stated for a fact itself', () => {
    const [years] = explain(
      { ...facts, industry_experience_years: 4 },
      masterDataSeed,
      { asOf: '2026-11-01' },
      'TRM_experience_score',
    ).parts;
    expect(years && metricOrigin(years.of, {})).toEqual({ kind: 'stated' });
  });

  it('is a convention when the master data set it', () => {
    const [ratio] = explain(facts, masterDataSeed, { asOf: '2026-11-01' }, 'TRM_resource_adequacy_score').parts.filter(
      ({ of }) => of.id === 'headcount_ratio',
    );
    const usual = ratio?.of.reads.find(({ id }) => id === 'stage_headcount');
    expect(usual && metricOrigin(usual, {})).toEqual({ kind: 'convention' });
  });

  it.each(['document', 'url', 'import'] as const)('names the %s that the fact was read from', (kind) => {
    expect(originOf('FEM_cash_runway', { cash_runway_months: { kind } })).toEqual({
      kind: 'document',
      source: { kind },
    });
  });

  it('is calculated when several facts were combined', () => {
    const origin = originOf('FEM_revenue_per_employee');
    expect(origin).toMatchObject({ kind: 'calculated', from: [{ id: 'annual_revenue' }, { id: 'team_size' }] });
  });

  it('looks through a step that only prepares the number', () => {
    const history = [
      { year: 2024, revenue: 80_000 },
      { year: 2025, revenue: 120_000 },
    ];
    const grown = { ...facts, financials: { revenue_history: history } };
    const explanation = explain(grown, masterDataSeed, { asOf: '2026-11-01' }, 'FEM_revenue_growth_rate');
    expect(metricOrigin(explanation, {})).toMatchObject({
      kind: 'calculated',
      from: [{ id: 'revenue_latest' }, { id: 'revenue_previous' }],
    });
  });

  it('is estimated when the model had to estimate', () => {
    expect(originOf('TRM_connected_components').kind).toBe('estimated');
  });

  it('counts the defaults among the parts of a score first', () => {
    expect(originOf('FEM_operational_efficiency_score')).toEqual({
      kind: 'parts',
      count: 3,
      weakest: 'default',
      weakCount: 1,
    });
  });

  it('counts the estimates of a score without defaults', () => {
    expect(originOf('TRM_team_cohesion_score')).toMatchObject({ weakest: 'estimated', weakCount: 3 });
  });

  it('distinguishes an unused default from a missing value', () => {
    expect(originOf('MEM_market_growth_score')).toMatchObject({ weakest: 'default', weakCount: 1 });
    expect(originOf('MEM_competitor_count')).toEqual({ kind: 'missing', hasDefault: false });
  });
});
