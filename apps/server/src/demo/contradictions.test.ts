import { masterDataSeed } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { findContradictions } from '../contradictions/findContradictions.ts';
import { factsOf } from '../startups/facts.ts';
import { readDemoStartups } from './readDemoStartups.ts';
import type { DemoStartup } from './types.ts';

/** The contradictions that the demo shows, by startup. */
const shown: Readonly<Record<string, string>> = {
  'beca-facil': 'severe growth_against_history: Growth of 110 % is stated, but the revenue history gives 156 %.',
  neuroraiz: 'mild growth_without_revenue: Revenue growth of 40 % with a revenue of 0.',
  'ribera-foods':
    'severe runway_against_cash: A runway of 5 months, but cash of 45.000 € at a burn of 19.000 € a month lasts 2,37 months.',
};

function contradictionsOf({ facts, created_at, evaluated_at }: DemoStartup): string[] {
  const at = new Date(evaluated_at ?? created_at);
  const found = findContradictions(factsOf(facts), { answers: {}, master: masterDataSeed, at });
  return found.map(({ severity, id, message }) => `${severity} ${id}: ${message.en.replaceAll('\u00A0', ' ')}`);
}

describe('the figures of a demo startup', () => {
  it.each(readDemoStartups().filter(({ key }) => !(key in shown)))('fit each other: $key', (startup) => {
    expect(contradictionsOf(startup)).toEqual([]);
  });

  it.each(Object.entries(shown))('contradict each other where the demo shows it: %s', (key, message) => {
    const startup = readDemoStartups().find((one) => one.key === key);
    expect(startup && contradictionsOf(startup)).toEqual([message]);
  });
});
