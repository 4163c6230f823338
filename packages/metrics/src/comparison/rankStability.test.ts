import { describe, expect, it } from 'vitest';

import { examples, master, stabilities } from '../testing/examples.ts';
import { areasOf, type AreaScores } from './areasOf.ts';
import { rankStability } from './rankStability.ts';

const areasIn = (name: string): AreaScores => {
  const found = examples.find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no example '${name}'`);
  return areasOf(found.startup, master, found.options);
};
/** One that leads by what the market weighs, and one that leads by what the team weighs. */
const marketLed: AreaScores = { areas: { VPM: 50, FEM: 50, MEM: 72, TRM: 40 }, most: 100 };
const teamLed: AreaScores = { areas: { VPM: 50, FEM: 50, MEM: 40, TRM: 66 }, most: 100 };

describe('how sure a rank is', () => {
  it.each(stabilities)('is the share of the second writing: $a above $b', ({ a, b, share }) => {
    expect(rankStability(areasIn(a), areasIn(b))).toBeCloseTo(share, 6);
  });

  it('adds up to 1 with that of the other order, a tie being half of each', () => {
    const share = rankStability(marketLed, teamLed);
    expect(share).toBeGreaterThan(0);
    expect(share).toBeLessThan(1);
    expect(share + rankStability(teamLed, marketLed)).toBeCloseTo(1, 9);
    expect(rankStability(teamLed, teamLed)).toBe(0.5);
  });

  it('falls towards a half the more the weights may vary', () => {
    const lead = { ...marketLed, areas: { ...marketLed.areas, VPM: 53 } };
    const shares = [0.05, 0.2, 0.6].map((spread) => rankStability(lead, teamLed, { spread }));
    expect(shares[0]).toBe(1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares[2]).toBeLessThan(1);
  });

  it('counts the limit that holds one of them down', () => {
    expect(rankStability(marketLed, teamLed)).toBeGreaterThan(rankStability({ ...marketLed, most: 35 }, teamLed));
    expect(rankStability({ ...marketLed, most: 35 }, teamLed)).toBe(0);
  });

  it.each([{ spread: -0.1 }, { spread: 1.1 }, { spread: Number.NaN }, { steps: 1 }, { steps: 2.5 }, { steps: 31 }])(
    'refuses %o',
    (options) => {
      expect(() => rankStability(marketLed, teamLed, options)).toThrow(/must be/);
    },
  );
});
