import { expect, it } from 'vitest';

import { dominated } from './dominated.ts';

it.each([
  [71.4, 'up', 71],
  [71.4, 'down', 29],
  [71.4, 'none', 71],
  [0, 'up', 0],
  [0, 'down', 100],
  [99.7, 'up', 99],
  [0.2, 'up', 1],
  [99.7, 'down', 1],
] as const)('reads percentile %d of a metric that is better %s as %d %%', (percentile, direction, share) => {
  expect(dominated(percentile, direction)).toBe(share);
});
