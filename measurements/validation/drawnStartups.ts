import * as fc from 'fast-check';

import type { ExaminedFacts } from '../../packages/metrics/src/index.ts';
import { plausibleStartups } from '../../packages/metrics/src/testing/plausibleStartups.ts';
import { contradictionIds } from './evaluation.ts';

/** Generated startups with all required inputs, none of whose figures contradict each other. */
export function drawnStartups(seed: number, count: number): ExaminedFacts[] {
  const consistent = plausibleStartups.filter((startup) => contradictionIds(startup).length === 0);
  return fc.sample(consistent, { seed, numRuns: count });
}

/** As many values as startups, drawn by the same seed. */
export const drawnWith = <Value>(arbitrary: fc.Arbitrary<Value>, seed: number, count: number): Value[] =>
  fc.sample(arbitrary, { seed: seed + 1, numRuns: count });
