import { expect, test } from 'vitest';

import { evaluate } from '../evaluate.ts';
import { areas } from '../investability.ts';
import { areaCoverage } from './areaCoverage.ts';

const master = { industries: [], stages: [], businessModels: [], marketSizes: [], financingTypes: [] };
const options = { asOf: '2026-11-01' };
const startup = { founder_count: 3, team_size: 6, technical_expertise: 4, cash_runway_months: 11, innovation_level: 3 };

test('nothing is covered while nothing is known', () => {
  expect(areaCoverage({}, master, options)).toEqual({ value: 0, financial: 0, market: 0, team: 0 });
});

test('its mean by the weights of the areas is the coverage of the evaluation', () => {
  const shares = areaCoverage(startup, master, options);
  const mean = areas.reduce((sum, area) => sum + area.weights.early * shares[area.id], 0);
  expect(mean).toBeCloseTo(evaluate(startup, master, options).coverage, 12);
  expect(shares.market).toBe(0);
  expect(shares.team).toBeGreaterThan(0.2);
});

test('finance weighs as much as the team from the growth stage on', () => {
  const grown = { ...startup, stage_id: 1 };
  const stages = [{ id: 1, name: 'Growth' }];
  const shares = areaCoverage(grown, { ...master, stages }, options);
  const mean = 0.2 * shares.value + 0.3 * shares.financial + 0.2 * shares.market + 0.3 * shares.team;
  expect(mean).toBeCloseTo(evaluate(grown, { ...master, stages }, options).coverage, 12);
});

test('an unconfirmed default covers nothing', () => {
  const defaulted = { ...startup, defaulted_fields: Object.keys(startup) };
  expect(areaCoverage(defaulted, master, options)).toEqual({ value: 0, financial: 0, market: 0, team: 0 });
});
