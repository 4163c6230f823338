import { expect, it } from 'vitest';

import { tabLinks } from './tabLinks.ts';

const linksOf = (query: string) => tabLinks(7, '/startups/7/edit', new URLSearchParams(query));

it('keep the selected version and lens, but not the field from the address', () => {
  const shown = '?lens=corporate&at=2026-03-04_10%3A31%3A05';
  expect(linksOf('lens=corporate&at=2026-03-04_10:31:05&field=location')).toEqual({
    detailsHref: `/startups/7${shown}`,
    editHref: `/startups/7/edit${shown}`,
  });
});

it('are the plain addresses when nothing is selected', () => {
  expect(linksOf('field=location').detailsHref).toBe('/startups/7');
});
