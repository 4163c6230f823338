import { masterDataSeed } from '@aval/contract';
import { evaluate, type Evaluation, type MasterData } from '@aval/metrics';
import { describe, expect, test } from 'vitest';

import { readDemoStartups } from './readDemoStartups.ts';
import { startupVersions } from './startupVersions.ts';

const demoStartups = readDemoStartups();
const master: MasterData = {
  industries: [...masterDataSeed.industries],
  stages: [...masterDataSeed.stages],
  businessModels: [...masterDataSeed.businessModels],
  marketSizes: [...masterDataSeed.marketSizes],
  financingTypes: [...masterDataSeed.financingTypes],
};

const evaluations = new Map(
  demoStartups.map(
    (startup) =>
      [
        startup.key,
        startupVersions(startup).map(({ date, facts }) => evaluate(facts, master, { asOf: date.slice(0, 10) })),
      ] as const,
  ),
);

const scoreOf = (evaluation: Evaluation | undefined) => evaluation?.calculation.IE_investability_score;
const latest = (key: string) => evaluations.get(key)?.at(-1);
const latestScores = [...evaluations.keys()]
  .map((key) => scoreOf(latest(key)) ?? null)
  .filter((score) => score !== null);
const between = (low: number, high: number) => latestScores.filter((score) => score >= low && score < high).length;

describe('the scores of the demo startups', () => {
  test('are those of the four worked examples', () => {
    expect(scoreOf(latest('solara'))).toBe(71.6);
    expect(scoreOf(latest('kelpa'))).toBe(53.9);
    expect(scoreOf(latest('tendero'))).toBe(32.6);
    expect(scoreOf(latest('puente'))).toBe(51.7);
  });

  test('spread over all levels but the highest, which nobody reaches without evidence', () => {
    expect(between(80, 101)).toBe(0);
    expect(between(60, 80)).toBeGreaterThanOrEqual(15);
    expect(between(40, 60)).toBeGreaterThanOrEqual(12);
    expect(between(0, 40)).toBeGreaterThanOrEqual(4);
    expect(between(40, 80)).toBeGreaterThan(demoStartups.length / 2);
  });

  test('is held down by the cash of two months where the rest would be worth more', () => {
    const capped = [...evaluations.keys()].filter((key) => (latest(key)?.caps ?? []).length > 0);
    expect(capped).toEqual(['senda']);
    expect(latest('senda')?.caps).toEqual([{ reason: 'cash', months: 2, most: 52, uncapped: expect.closeTo(61.1, 1) }]);
    expect(scoreOf(latest('senda'))).toBe(52);
  });

  test('exist for every dated version, and differ from one version to the next for most startups', () => {
    const unscored = [...evaluations].filter(([, dated]) => dated.map(scoreOf).includes(null));
    expect(unscored.map(([key]) => key)).toEqual([]);
    const moved = [...evaluations.values()].filter((dated) => new Set(dated.map(scoreOf)).size > 1);
    expect(moved.length).toBeGreaterThan(demoStartups.length * 0.9);
  });

  test('rise for some startups and fall for others', () => {
    const changes = [...evaluations.values()].map((dated) => (scoreOf(dated.at(-1)) ?? 0) - (scoreOf(dated[0]) ?? 0));
    expect(changes.filter((change) => change > 2).length).toBeGreaterThan(20);
    expect(changes.filter((change) => change < -1).length).toBeGreaterThan(4);
  });

  test('are based on half to three quarters of the facts where many inputs are defaults', () => {
    const thin = [...evaluations.keys()].filter((key) => (latest(key)?.coverage ?? 1) < 0.75);
    expect(new Set(thin)).toEqual(new Set(['alba-robotics', 'faro-legal', 'mentorea', 'vereda-mobility']));
    expect(thin.filter((key) => (latest(key)?.coverage ?? 0) < 0.5)).toEqual([]);
  });
});
