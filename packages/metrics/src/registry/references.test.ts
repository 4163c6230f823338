import { expect, it } from 'vitest';

import { metrics } from './metrics.ts';
import { references } from './references.ts';

it.each(metrics.filter(({ format }) => format === 'score').map(({ id }) => id))('%s has references', (id) => {
  expect(references[id as keyof typeof references]?.length ?? 0).toBeGreaterThan(0);
});

it('names metrics only', () => {
  const known = new Set<string>(metrics.map(({ id }) => id));
  expect(Object.keys(references).filter((id) => !known.has(id))).toEqual([]);
});
