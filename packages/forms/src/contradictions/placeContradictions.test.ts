import type { Contradiction } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { placeContradictions } from './placeContradictions.ts';

const one = (id: string, ...fields: string[]): Contradiction => ({
  id,
  severity: 'severe',
  fields,
  values: [],
  fits: null,
  state: 'open',
  message: { en: id, es: id },
});
const fields = ['burn_rate', 'cash_runway_months', 'funding_raised'];

describe('placing contradictions', () => {
  const found = [one('runway', 'cash_runway_months', 'burn_rate', 'funding_raised')];

  it('shows each beside the first touched field and links to it from the others', () => {
    const placed = placeContradictions(found, { fields, touched: new Set(['funding_raised', 'cash_runway_months']) });
    expect(placed.get('cash_runway_months')).toEqual({ shown: found, linked: [] });
    expect(placed.get('burn_rate')).toEqual({
      shown: [],
      linked: [{ contradiction: found[0], at: 'cash_runway_months' }],
    });
    expect(placed.get('funding_raised')?.linked).toHaveLength(1);
  });

  it('shows it beside the first field on screen where none was touched', () => {
    expect(placeContradictions(found, { fields, touched: new Set() }).get('burn_rate')?.shown).toEqual(found);
  });

  it('leaves it where it is shown already', () => {
    const places = new Map([['runway', 'burn_rate']]);
    const placed = placeContradictions(found, { fields, touched: new Set(['funding_raised']), places });
    expect(placed.get('burn_rate')?.shown).toEqual(found);
  });

  it('takes one year of a list of facts for involved with the list', () => {
    const history = one('growth', 'financials.revenue_history', 'revenue');
    const rows = ['financials.revenue_history.2024', 'revenue'];
    const placed = placeContradictions([history], { fields: rows, touched: new Set() });
    expect(placed.get('financials.revenue_history.2024')?.shown).toEqual([history]);
    expect(placed.get('revenue')?.linked).toHaveLength(1);
  });

  it('leaves out those whose fields are not on screen', () => {
    expect(placeContradictions([one('team', 'team_size', 'founder_count')], { fields, touched: new Set() }).size).toBe(
      0,
    );
  });
});
