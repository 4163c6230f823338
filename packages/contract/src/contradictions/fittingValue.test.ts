import { contradictions, type ExaminedFacts } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { masterDataSeed } from '../masterData.ts';
import { fittingValue } from './fittingValue.ts';

const scene = { master: masterDataSeed, asOf: '2026-06-01' };

function fitOf(facts: ExaminedFacts, id: string) {
  const found = contradictions(facts, scene.master, scene).find((one) => one.id === id);
  if (!found) throw new Error(`No contradiction ${id}`);
  return fittingValue(found, facts, scene);
}

describe('the value that fits', () => {
  it('is the whole number of months for which the cash lasts', () => {
    const facts = { cash_runway_months: 18, burn_rate: 30_000, financials: { cash_in_bank: 133_000 } };
    expect(fitOf(facts, 'runway_against_cash')).toEqual({ field: 'cash_runway_months', low: 4, high: 4, value: 4 });
  });

  it('is the nearer end of a range, which is open where the field ends', () => {
    expect(fitOf({ founder_count: 5, team_size: 3 }, 'founders_above_team')).toEqual({
      field: 'team_size',
      low: 5,
      high: null,
      value: 5,
    });
    const bootstrapped = { financing_type_id: 1, funding_raised: 650_000 };
    expect(fitOf(bootstrapped, 'bootstrapped_with_funding')).toEqual({
      field: 'funding_raised',
      low: null,
      high: 100_000,
      value: 100_000,
    });
  });

  it('is rounded into the range', () => {
    const losing = { profit_margin: -70, burn_rate: 1000, revenue: 400_000 };
    const fit = fitOf(losing, 'loss_without_burn');
    expect(fit).toMatchObject({ field: 'burn_rate', low: 7780, high: 70_000, value: 7780 });
  });

  it('is not offered where taking it would leave the contradiction or cause another severe one', () => {
    const facts = { founder_count: 5, team_size: 3, revenue: 300_000, revenue_per_employee: 100_000 };
    expect(fitOf(facts, 'founders_above_team')).toMatchObject({ low: 5, value: null });
  });

  it('is null where no single value would fit', () => {
    const facts = { revenue: 0, financials: { revenue_growth_rate: 40 } };
    expect(fitOf(facts, 'growth_without_revenue')).toBeNull();
  });

  it('resolves every contradiction for which it is offered', () => {
    const cases: ExaminedFacts[] = [
      { team_size: 3, patent_count: 90 },
      { target_segment_size: 1200.55, total_market_size: 900.25 },
      { revenue: 90_000_000, target_segment_size: 12.5 },
      { total_market_size: 4_000_000 },
      { revenue_per_employee: 3_000, revenue: 910_000, team_size: 7 },
      { profit_margin: 12, burn_rate: 90_000, revenue: 700_000 },
      { cash_runway_months: 40, burn_rate: 31_000, funding_raised: 250_000, profit_margin: -20, revenue: 10_000 },
      {
        financials: {
          revenue_growth_rate: 300,
          revenue_history: [
            { year: 2024, revenue: 3e5 },
            { year: 2025, revenue: 4e5 },
          ],
        },
      },
      { revenue: 5_000_000, financials: { revenue_history: [{ year: 2025, revenue: 400_000 }] } },
      { foundation_year: 2025, financials: { revenue_history: [{ year: 2021, revenue: 400_000 }] } },
    ];
    for (const facts of cases) {
      const [first] = contradictions(facts, scene.master, scene);
      const fit = first && fittingValue(first, facts, scene);
      expect(fit?.value, `${first?.id}`).not.toBeNull();
      expect(fit?.value, `${first?.id}`).toBeDefined();
    }
  });
});
