import { expect, it } from 'vitest';

import { evaluate } from './evaluate.ts';
import given from './fixtures/random-startups.json' with { type: 'json' };
import type { MetricId } from './metricIds.ts';
import { master } from './testing/examples.ts';
import { addedFigures, isWritten, metricsWithoutFigures } from './testing/referenceFigures.ts';
import { asOf } from './testing/startups.ts';
import type { StartupFacts } from './types.ts';

const samples = given as unknown as { startup: StartupFacts }[];

it('every metric has figures that were worked out without this code; npm run figures prints what to fill in', () => {
  expect(metricsWithoutFigures()).toEqual([]);
});

it('no figure of a later metric takes the place of one of the second writing', () => {
  expect(Object.keys(addedFigures).filter(isWritten)).toEqual([]);
});

it('each metric that came later has its figures', () => {
  const found = samples.map(({ startup }) => evaluate(startup, master, { asOf }).calculation);
  for (const [id, figures] of Object.entries(addedFigures)) {
    expect([id, found.map((calculation) => calculation[id as MetricId])]).toEqual([id, figures]);
  }
});
