import { masterDataSeed } from '@aval/contract';
import { expect, it } from 'vitest';

import { findContradictions } from '../contradictions/findContradictions.ts';
import { factsOf } from '../startups/facts.ts';
import { readDemoStartups } from './readDemoStartups.ts';

it.each(readDemoStartups().map((startup) => [startup.key, startup] as const))(
  'the figures of %s fit each other',
  (_key, { facts, created_at, evaluated_at }) => {
    const at = new Date(evaluated_at ?? created_at);
    const found = findContradictions(factsOf(facts), { answers: {}, master: masterDataSeed, at });
    expect(found.map(({ id, message }) => `${id}: ${message.en}`)).toEqual([]);
  },
);
