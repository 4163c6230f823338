import { describe, expect, it } from 'vitest';

import { withSources } from './withSources.ts';

const day = '2026-06-30';

describe('the facts of a startup with their sources', () => {
  it('have kind and day of what others vouch for, and none where the startup states nothing', () => {
    const facts = { burn_rate: 1000, revenue: null };
    expect(
      withSources(facts, [
        ['burn_rate', 'document', day],
        ['revenue', 'url', day],
        ['name', 'document', day],
      ]),
    ).toEqual({ ...facts, evidence: { burn_rate: { kind: 'document', date: day } } });
    expect(withSources(facts, [['name', 'document', day]])).toEqual(facts);
  });

  it('have the source of a group for each of its facts', () => {
    const facts = { financials: { total_debt: 0, total_equity: null } };
    expect(withSources(facts, [['financials', 'url', day]]).evidence).toEqual({
      'financials.total_debt': { kind: 'page', date: day },
    });
  });

  it('were stated on the day of most of them, and the others on their own', () => {
    const facts = { burn_rate: 1000, revenue: 5, profit_margin: 3, team_size: 4 };
    expect(
      withSources(facts, [
        ['burn_rate', 'stated', '2026-01-31'],
        ['revenue', 'import', '2026-01-31'],
        ['profit_margin', 'stated', '2026-05-01'],
        ['team_size', 'document', '2026-05-01'],
        ['name', 'stated', '2026-05-01'],
      ]),
    ).toEqual({
      ...facts,
      stated_on: '2026-01-31',
      evidence: { profit_margin: { date: '2026-05-01' }, team_size: { kind: 'document', date: '2026-05-01' } },
    });
  });

  it('were stated on the last of several days that are as frequent', () => {
    const facts = { burn_rate: 1000, revenue: 5 };
    const sources = [
      ['burn_rate', 'stated', '2026-05-01'],
      ['revenue', 'stated', '2026-01-31'],
    ] as const;
    expect(withSources(facts, sources).stated_on).toBe('2026-05-01');
    expect(withSources(facts, sources.toReversed()).stated_on).toBe('2026-05-01');
  });
});
