import { expect, it } from 'vitest';

import { proposals } from '../../testing/proposals.ts';
import { filterQueue, wholeQueue } from './queueFilter.ts';

const idsOf = (filter: Partial<typeof wholeQueue>) =>
  filterQueue(proposals, { ...wholeQueue, ...filter }).map(({ id }) => id);

it('shows all proposals without a filter', () => {
  expect(idsOf({})).toEqual(proposals.map(({ id }) => id));
});

it('finds startups by a part of the name, whatever its accents and case', () => {
  const [first] = proposals;
  expect(idsOf({ search: ` ${first?.startup.name.slice(0, 4).toUpperCase()} ` })).toContain(first?.id);
  expect(idsOf({ search: 'no such startup' })).toEqual([]);
});

it('tells proposals whose open figures all have proof from the others', () => {
  expect([...idsOf({ proof: 'with' }), ...idsOf({ proof: 'without' })].toSorted((a, b) => a - b)).toEqual(idsOf({}));
  expect(idsOf({ proof: 'with' })).toEqual([2]);
});
