// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { answered, listedStartup, person } from '../../testing/serverAnswers.ts';
import { startApp, startTime } from '../../testing/startApp.ts';

const startup = listedStartup(7, 'Solara');
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
    'GET /api/startups/search': ({ query }) => {
      const page = Number(query.get('page'));
      return answered({ startups: page === 1 ? [startup] : [], page, pages: 1, total: 1, total_is_capped: false });
    },
  });
}, startTime);

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('goes to the last page there is when the page asked for has run out of candidates', async () => {
  expect(await screen.findByRole('button', { name: 'Add Solara' })).toBeDefined();
  expect(screen.queryByText('Every startup is in this portfolio')).toBeNull();
  expect(location.search).toBe('?open=add&portfolio=3');
});
