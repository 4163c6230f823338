import { areas, metricById, metrics } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { bulletOf, metricsOf, unitEconomics } from './metricCards.ts';

const idsOf = (...given: Parameters<typeof metricsOf>) => metricsOf(...given).map(({ id }) => id);

describe('metricsOf', () => {
  it('shows scores before the numbers behind them', () => {
    expect(idsOf('value', 'general')).toEqual([
      'VPM_differentiation_score',
      'VPM_scalability_score',
      'VPM_market_fit_score',
    ]);
    expect(idsOf('financial', 'general').slice(3, 6)).toEqual([
      'FEM_valuation_score',
      'FEM_lifetime_value',
      'FEM_customer_acquisition_cost',
    ]);
  });

  it('starts with the metrics of the lens', () => {
    expect(idsOf('market', 'corporate').slice(0, 4)).toEqual([
      'COR_MEM_corporate_market_fit_score',
      'COR_MEM_corporate_market_overlap',
      'COR_MEM_channel_synergy',
      'COR_MEM_market_entry_time_reduction',
    ]);
  });

  it.each(['general', 'corporate', 'educational'] as const)('excludes the metrics of other lenses from %s', (lens) => {
    const shown = areas.flatMap(({ id }) => metricsOf(id, lens));
    expect(shown.every((metric) => metric.lens === 'general' || metric.lens === lens)).toBe(true);
    const own = metrics.filter((metric) => metric.lens === lens && metric.lens !== 'general');
    expect(shown).toEqual(expect.arrayContaining(own));
  });
});

describe('bulletOf', () => {
  it('scales scores to 100 and ratings to 10', () => {
    expect(bulletOf(metricById('FEM_financial_health_score'), 83.6, 'general')).toEqual({
      value: 83.6,
      benchmark: 70,
      maximum: 100,
    });
    expect(bulletOf(metricById('MEM_avg_competitor_strength'), 5, 'general')).toMatchObject({ maximum: 10 });
  });

  it('follows the benchmark of the lens', () => {
    expect(bulletOf(metricById('FEM_cash_runway'), 9, 'general')).toEqual({ value: 9, benchmark: 12 });
    expect(bulletOf(metricById('FEM_cash_runway'), 9, 'corporate')).toEqual({ value: 9, benchmark: 18 });
  });

  it('is null without a single benchmark number', () => {
    expect(bulletOf(metricById('TRM_team_size'), 6, 'general')).toBeNull();
    expect(bulletOf(metricById('COR_MEM_corporate_market_overlap'), 30, 'corporate')).toBeNull();
  });
});

describe('unitEconomics', () => {
  it('has a benchmark of three times the cost, five for corporations', () => {
    expect(unitEconomics(200, 50, 'general')).toMatchObject({ value: '4,00', benchmark: '3', isMet: true });
    expect(unitEconomics(200, 50, 'corporate')).toMatchObject({ value: '4,00', benchmark: '5', isMet: false });
    expect(unitEconomics(150, 50, 'general').isMet).toBe(true);
    expect(unitEconomics(149.8, 50, 'general')).toMatchObject({ value: '3,00', isMet: true });
  });

  it('has no value when an amount is unknown or the cost is zero', () => {
    expect(unitEconomics(null, 50, 'general')).toMatchObject({ value: null, isMet: null });
    expect(unitEconomics(200, 0, 'general')).toMatchObject({ value: null, isMet: null });
  });
});
