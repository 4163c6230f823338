import { expect, it } from 'vitest';

import { pageTitle } from './titles.ts';

it('puts the product behind the title of the route', () => {
  expect(pageTitle('Dashboard')).toBe('Dashboard · Aval');
});

it('is the product alone for a route without a title', () => {
  expect(pageTitle(null)).toBe('Aval');
});
