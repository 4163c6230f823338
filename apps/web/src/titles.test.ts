import { expect, it } from 'vitest';

import { pageTitle } from './titles.ts';

it('appends the product’s name to the title of the route', () => {
  expect(pageTitle('Dashboard')).toBe('Dashboard · Aval');
});

it('is the product’s name for a route without a title', () => {
  expect(pageTitle(null)).toBe('Aval');
});
