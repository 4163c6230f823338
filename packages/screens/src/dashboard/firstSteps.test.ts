import { describe, expect, it } from 'vitest';

import { portfolios } from '../testing/startupList.ts';
import { firstSteps } from './firstSteps.ts';

const nothing = { ownedStartups: 0, followedStartups: 0, myPortfolios: 0, startupsInPortfolios: 0 };
const portfolioOf = (count: number) => portfolios.slice(0, 1).map((one) => ({ ...one, startups_count: count }));
const done = (steps: ReturnType<typeof firstSteps>) => steps?.filter(({ isDone }) => isDone).map(({ kind }) => kind);

describe('firstSteps', () => {
  it('begins with the startup for a founder, and with following for others', () => {
    expect(firstSteps(nothing, [], true)?.map(({ kind }) => kind)).toEqual(['register', 'follow', 'compare']);
    expect(firstSteps(nothing, [], false)?.map(({ kind }) => kind)).toEqual(['follow', 'compare', 'register']);
    expect(done(firstSteps(nothing, [], true))).toEqual([]);
  });

  it('ticks off what is done', () => {
    expect(done(firstSteps({ ...nothing, ownedStartups: 1 }, [], false))).toEqual(['register']);
    expect(done(firstSteps({ ...nothing, followedStartups: 2 }, [], false))).toEqual(['follow']);
  });

  it('ticks off comparing only once two startups are in one portfolio', () => {
    const stats = { ...nothing, myPortfolios: 1, startupsInPortfolios: 1 };
    expect(done(firstSteps(stats, portfolioOf(1), false))).toEqual([]);
    expect(done(firstSteps(stats, portfolioOf(2), false))).toEqual(['compare']);
  });

  it('ends when all are done', () => {
    const all = { ownedStartups: 1, followedStartups: 1, myPortfolios: 1, startupsInPortfolios: 2 };
    expect(firstSteps(all, portfolioOf(2), true)).toBeNull();
  });

  it('ends for an account that is in use without them', () => {
    expect(firstSteps({ ...nothing, followedStartups: 4 }, [], false)).not.toBeNull();
    expect(firstSteps({ ...nothing, followedStartups: 5 }, [], false)).toBeNull();
    expect(firstSteps({ ...nothing, ownedStartups: 2, followedStartups: 2, myPortfolios: 1 }, [], true)).toBeNull();
  });

  it('is unknown while what it depends on loads', () => {
    expect(firstSteps(undefined, [], true)).toBeNull();
    expect(firstSteps(nothing, undefined, true)).toBeNull();
  });
});
