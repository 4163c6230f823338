import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { startApp, startTime } from '../../testing/startApp.ts';
import { respond, listedStartup, person } from '../../testing/stubServer.ts';

let startups = [listedStartup(7, 'Solara'), listedStartup(8, 'Kelpa')];
const portfolio = {
  id: 3,
  name: 'Climate',
  description: null,
  startups_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};

beforeAll(async () => {
  await startApp('/myportfolios?open=add&portfolio=3&findPage=2', person(1), {
    'GET /api/portfolios/mine': { portfolios: [portfolio] },
    'GET /api/portfolios/3': { portfolio, startups: [] },
    'POST /api/portfolios/3/startups/7': () => {
      startups = startups.slice(1);
      return respond({ ok: true });
    },
    'GET /api/startups/search': ({ query }) => {
      const page = Number(query.get('page'));
      return respond({
        startups: page === 1 ? startups : [],
        page,
        pages: 1,
        total: startups.length,
        total_is_capped: false,
      });
    },
  });
}, startTime);

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('opens the last page when the requested page has no candidates left', async () => {
  expect(await screen.findByRole('button', { name: 'Add Solara' })).toBeDefined();
  expect(screen.queryByText('Every startup is in this portfolio')).toBeNull();
  expect(location.search).toBe('?open=add&portfolio=3');
});

it('moves the focus to the next row when a startup is added', async () => {
  const add = await screen.findByRole('button', { name: 'Add Solara' });
  add.focus();
  fireEvent.click(add);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Add Solara' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Kelpa' }));
});
