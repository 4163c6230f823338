import { expect, test } from 'vitest';

import { standingOf } from './standing.ts';

test.each([
  ['audited revenue', 'checked'],
  ['payroll shows 44', 'checked'],
  ['verificado', 'checked'],
  ['unaudited', 'said'],
  ['the deck says 60', 'claimed'],
  ['declarado por la empresa', 'claimed'],
  ['segun ellos', 'claimed'],
  ['revenue', 'said'],
])('%s is %s', (words, standing) => {
  expect(standingOf(words)).toBe(standing);
});
