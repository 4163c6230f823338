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
    expect(scoreOf(latest('solara'))).toBe(82.8);
    expect(scoreOf(latest('kelpa'))).toBe(64.1);
    expect(scoreOf(latest('tendero'))).toBe(35.2);
    expect(scoreOf(latest('puente'))).toBe(65.1);
  });

  test('spread over all levels, most of them between 40 and 80', () => {
    expect(between(80, 101)).toBeGreaterThanOrEqual(3);
    expect(between(60, 80)).toBeGreaterThanOrEqual(15);
    expect(between(40, 60)).toBeGreaterThanOrEqual(12);
    expect(between(0, 40)).toBeGreaterThanOrEqual(4);
    expect(between(40, 80)).toBeGreaterThan(demoStartups.length / 2);
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
