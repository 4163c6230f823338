import { describe, expect, it } from 'vitest';

import { calculate } from '../evaluate.ts';
import { explain } from '../explain/explain.ts';
import { master } from '../testing/examples.ts';

const options = { asOf: '2026-11-01' };
const listing = (...shares: (number | null)[]) => ({
  competitor_count: 7,
  value_proposition: { competitors: shares.map((share) => ({ name: 'A', market_share: share })) },
});

describe('a list of competitors and their shares', () => {
  it.each([
    [[0.2, 0.15], true],
    [[0.5, 0.29], true],
    [[0.4, 0.3, 0.1], false],
    [[0.5, 0.4], false],
    [[2], false],
  ])('with the shares %j is an estimate of the concentration: %s', (shares, isEstimate) => {
    const startup = listing(...shares);
    expect(calculate(startup, master, options).estimated.includes('MEM_hhi_index')).toBe(isEstimate);
    expect(explain(startup, master, options, 'MEM_hhi_index').status).toBe(isEstimate ? 'estimated' : 'stated');
  });

  it.each([
    // 0.04 + 0.0225, and five further firms that share 0.65: 0.65 x 0.65 / 5 = 0.0845
    [[0.2, 0.15], 0.15],
    // 0.25 + 0.16, and five that share 0.1: 0.002
    [[0.5, 0.4], 0.41],
    // More is listed than there is: nothing is left for the others.
    [[0.9, 0.3], 0.9],
    // Seven that are all listed: 7 x 0.01, and nobody shares the remaining 0.3.
    [[0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1], 0.07],
  ])('with the shares %j leaves the rest of the market to the firms not listed: %d', (shares, concentration) => {
    expect(calculate(listing(...shares), master, options).calculation.MEM_hhi_index).toBe(concentration);
  });

  it('is the whole market where nobody says how many there are, and never more than one firm', () => {
    const { competitor_count: _count, ...uncounted } = listing(0.2, 0.15);
    expect(calculate(uncounted, master, options).calculation.MEM_hhi_index).toBe(0.06);
    expect(calculate(listing(1, 1), master, options).calculation.MEM_hhi_index).toBe(1);
  });

  it('counts with the number of competitors where a share is missing, which is an estimate too', () => {
    const { calculation, estimated } = calculate(listing(0.5, null), master, options);
    expect(estimated).toContain('MEM_hhi_index');
    expect(estimated.filter((id) => id === 'MEM_hhi_index')).toHaveLength(1);
    expect(calculation.MEM_hhi_index).toBe(0.21);
  });
});
