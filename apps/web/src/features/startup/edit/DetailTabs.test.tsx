import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';

import { InEnglish } from '../../../testing/InEnglish.tsx';
import { DetailTabs } from './DetailTabs.tsx';

afterEach(cleanup);

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('keeps the selected version and lens, but not the field from the address', () => {
  render(
    <MemoryRouter initialEntries={['/startups/7/edit?lens=corporate&at=2026-03-04_10:31:05&field=location']}>
      <InEnglish>
        <DetailTabs startupId={7} current="edit" />
      </InEnglish>
    </MemoryRouter>,
  );
  const shown = '?lens=corporate&at=2026-03-04_10%3A31%3A05';
  expect(hrefOf('Details')).toBe(`/startups/7${shown}`);
  expect(hrefOf('Edit')).toBe(`/startups/7/edit${shown}`);
});

it('links to the plain address when nothing is selected', () => {
  render(
    <MemoryRouter initialEntries={['/startups/7/edit?field=location']}>
      <InEnglish>
        <DetailTabs startupId={7} current="edit" />
      </InEnglish>
    </MemoryRouter>,
  );
  expect(hrefOf('Details')).toBe('/startups/7');
});
