import { describe, expect, it } from 'vitest';

import { balanceOf, usualCrossDepartment } from './corporate/corporateFit.ts';
import { timeSaved, usualChannelSynergy, usualTimeSaved } from './corporate/corporateMarketFit.ts';
import { reachOf } from './corporate/marketOverlap.ts';
import { usualAchievements, usualDiversity } from './educational/academicQuality.ts';
import { usualEducationalOverlap } from './educational/educationalMarketFit.ts';
import { latestRevenue, materialityOf } from './financial/annualRevenue.ts';
import { netNewRevenue } from './financial/burnMultiple.ts';
import { revenueOverTeam } from './financial/operationalEfficiency.ts';
import { shiftedInput } from './inputs/inputShift.ts';
import { usualCompetitorStrength } from './market/competition.ts';
import { usualConcentration } from './market/concentration.ts';
import { protectionByBarriers } from './market/entryBarriers.ts';
import { segmentWithin, usualMarket } from './market/marketSize.ts';
import { ageInYears } from './team/age.ts';
import { usualClustering, usualConnectivity, usualGroups, usualTieStrength } from './team/cohesion.ts';
import { headcountForStage, weakerOf } from './team/resourceAdequacy.ts';

describe('estimates of the team', () => {
  it('count years since the foundation, never below zero', () => {
    expect([ageInYears(2020, 2026), ageInYears(2030, 2026)]).toEqual([6, 0]);
  });

  it.each([
    [1, 100, 1],
    [16, 0, 0.5],
    [17, 100, 0.75 + 4 / 17],
    [100, 60, 0.8 * 0.79],
  ])('give %s people organised %d a clustering of %s', (people, organised, clustering) => {
    expect(usualClustering(people, organised)).toBe(clustering);
  });

  it.each([
    [60, 0, 6],
    [60, 2.5, 7],
    [60, 5, 8],
    [60, 9, 8],
    [60, null, 6],
  ])('give people organised %d after %s years ties of %s', (organised, years, strength) => {
    expect(usualTieStrength(organised, years)).toBe(strength);
  });

  it.each([
    [1, 1, 1],
    [150, 1, 1],
    [151, 2, 150 / 151],
    [300, 2, 0.5],
    [301, 3, 150 / 301],
  ])('put %s people into %s groups, %s of them in the largest', (people, groups, share) => {
    expect(usualGroups(people)).toBe(groups);
    expect(usualConnectivity(people)).toBe(share);
  });

  it('compare headcount and skills', () => {
    expect(headcountForStage(10, 8)).toBe(1.25);
    expect([weakerOf(2, 4), weakerOf(4, 2)]).toEqual([2, 2]);
    expect([balanceOf(2, 4), balanceOf(5, 5), balanceOf(4, 2)]).toEqual([0.5, 1, 0.5]);
  });
});

describe('estimates of the market', () => {
  it('take the class, at least the segment, or ten segments', () => {
    expect([usualMarket(50, null), usualMarket(50, 80), usualMarket(null, 8), usualMarket(null, null)]).toEqual([
      50,
      80,
      80,
      null,
    ]);
    expect(usualMarket(0.5, null)).toBe(0.5);
    expect([segmentWithin(5, 10), segmentWithin(15, 10)]).toEqual([5, 10]);
    expect([reachOf(10, 5), reachOf(10, 20), reachOf(0.5, 0.25), reachOf(0, 5)]).toEqual([0.5, 1, 0.5, null]);
  });

  it.each([
    [0, 1],
    [1, 0.5556],
    [2, 0.405],
    [4, 0.2807],
    [5, 0.2485],
    [10, 0.1704],
    [20, 0.1202],
    [50, 0.0796],
    [1000, 0.0293],
    [4.5, 0.2646],
  ])('give %d competitors a concentration of %d', (count, hhi) => {
    expect(usualConcentration(count)).toBeCloseTo(hhi, 3);
  });

  it('make incumbents strong in mature, protected, concentrated markets', () => {
    expect(usualCompetitorStrength(0, 1, 5, 5)).toBe(0);
    expect(usualCompetitorStrength(3, 0.5, 5, 5)).toBe(10);
    expect(usualCompetitorStrength(3, 0.9, 5, 5)).toBe(10);
    expect(usualCompetitorStrength(3, 0.25, 1, 5)).toBe(4);
    expect(usualCompetitorStrength(3, 0, null, null)).toBe(4);
    expect(usualCompetitorStrength(0.5, 0.5, 5, 5)).toBe(5);
  });

  it('let barriers protect those inside and stop the others', () => {
    expect([protectionByBarriers(1, 90), protectionByBarriers(5, 90), protectionByBarriers(3, 10)]).toEqual([
      50, 90, 30,
    ]);
  });
});

describe('estimates of the money', () => {
  it('take the stated revenue, otherwise the last of the history', () => {
    expect([latestRevenue(5, 9), latestRevenue(null, 9), latestRevenue(null, -9), latestRevenue(null, null)]).toEqual([
      5,
      9,
      0,
      null,
    ]);
    expect([revenueOverTeam(7, 100, 5), revenueOverTeam(null, 100, 5)]).toEqual([7, 20]);
    expect([revenueOverTeam(null, null, 5), revenueOverTeam(null, 100, null)]).toEqual([null, null]);
  });

  it('count a revenue in full from 10,000 EUR a month', () => {
    expect([0, 60_000, 120_000, 500_000, null].map(materialityOf)).toEqual([0, 0.5, 1, 1, 0]);
    expect(netNewRevenue(101, 1)).toBe(1);
  });
});

describe('estimates of the lenses', () => {
  it('of channels and time saved', () => {
    expect([usualChannelSynergy(1, 5), usualChannelSynergy(0.5, 1)]).toEqual([8, 2.4]);
    expect(usualChannelSynergy(1, null)).toBeCloseTo(6.08, 12);
    expect([timeSaved(20, 15), timeSaved(20, 30), timeSaved(20, 0), timeSaved(1, 0.5)]).toEqual([25, 0, 100, 50]);
    expect(timeSaved(0, 0)).toBeNull();
    expect([usualTimeSaved(5, 1), usualTimeSaved(1, 5), usualTimeSaved(5, 5)]).toEqual([60, 0, 36]);
    expect(usualTimeSaved(1, null)).toBe(12);
  });

  it('of cross-department experience', () => {
    expect([usualCrossDepartment(1, 5), usualCrossDepartment(0.5, 1), usualCrossDepartment(0, 3)]).toEqual([10, 2, 3]);
  });

  it('of academic facts', () => {
    expect(usualAchievements(5, 40, 0)).toBeCloseTo(7.9, 12);
    expect(usualAchievements(1, 40, 1)).toBeCloseTo(1.8, 12);
    expect(usualAchievements(1, 40, null)).toBeCloseTo(1.2, 12);
    expect([usualDiversity(1, 5), usualDiversity(0.5, 1), usualDiversity(1, null)]).toEqual([10, 2.5, 7.5]);
    expect([usualEducationalOverlap(1, 1), usualEducationalOverlap(0.5, 0), usualEducationalOverlap(1, null)]).toEqual([
      100, 25, 60,
    ]);
  });
});

describe('the shift of an input', () => {
  it('adds an amount or multiplies by a share, within the domain', () => {
    expect([shiftedInput('profit_margin', 10, 1), shiftedInput('profit_margin', 10, -1)]).toEqual([15, 5]);
    expect([shiftedInput('customer_feedback', 5, 1), shiftedInput('customer_feedback', 1.2, -1)]).toEqual([5, 1]);
    expect([shiftedInput('revenue', 1050, 1), shiftedInput('revenue', 1050, -1)]).toEqual([1102.5, 1000]);
  });
});
