import { describe, expect, it } from 'vitest';

import { listedCompetitors, listedMembers, listedRevenue } from './listedFacts.ts';

const plain = (facts: readonly { name: string; details: readonly string[] }[]) =>
  facts.map(({ name, details }) => [name, ...details].join('; ').replaceAll('\u00A0', ' '));

describe('what a startup lists', () => {
  it('lists people with their role, and omits empty entries', () => {
    const members = [
      { id: 1, name: 'Ana Gil', role: 'CEO' },
      { id: 2, name: ' ', role: 'CTO' },
      { id: 3, name: 'Leo', role: null },
      { id: 4 },
    ];
    expect(plain(listedMembers({ members }))).toEqual(['Ana Gil; CEO', '; CTO', 'Leo']);
  });

  it('lists competitors with their share and strength', () => {
    const competitors = [
      { name: 'Rival', market_share: 0.305, strength: 7.5 },
      { name: 'Other', market_share: 0, strength: null },
      { name: null, strength: 2 },
      { name: '' },
    ];
    expect(plain(listedCompetitors({ competitors }, 'en'))).toEqual([
      'Rival; Market share 30,5 %; Strength 7,5 / 10',
      'Other; Market share 0,0 %',
      '; Strength 2 / 10',
    ]);
    expect(plain(listedCompetitors({ competitors: [{ strength: 2 }] }, 'es'))).toEqual(['; Fuerza 2 / 10']);
  });

  it('lists revenue newest first, and omits years without a figure', () => {
    const revenue_history = [
      { year: 2023, revenue: 0 },
      { year: 2025, revenue: 1_200_000 },
      { year: 2024, revenue: null },
    ];
    expect(plain(listedRevenue({ revenue_history }))).toEqual(['2025; 1,2 M€', '2023; 0 €']);
  });

  it.each([null, undefined, {}])('is empty for %s', (facts) => {
    expect([...listedMembers(facts), ...listedCompetitors(facts, 'en'), ...listedRevenue(facts)]).toEqual([]);
  });
});
