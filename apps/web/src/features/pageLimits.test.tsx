import type { Portfolio } from '@aval/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../testing/startApp.ts';
import { listedStartup, person } from '../testing/stubServer.ts';

// The specified limits, counts and delays of the pages, written out by hand.

const description = 'x'.repeat(600);
const startup = listedStartup(7, 'Solara', {
  description,
  location: 'Bilbao, Spain',
  foundation_year: 2019,
  industry_id: 1,
  stage_id: 1,
  business_model_id: 1,
  is_owner: true,
  IE_investability_score: 82.8,
  IE_investability_level: 'high',
  coverage: 0.95,
  range: { low: 80, high: 85 },
});
const portfolio: Portfolio = {
  id: 3,
  name: 'Climate',
  description,
  startups_count: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const stats = { ownedStartups: 1, followedStartups: 0, myPortfolios: 1, startupsInPortfolios: 1 };

let app: StartedApp;
const limits: (string | null)[] = [];

beforeAll(async () => {
  app = await startApp('/terms', person(1), {
    'GET /api/dashboard/stats': { stats },
    'GET /api/startups/top-relevant': { startups: [{ ...startup, recent_scores: [] }] },
    'GET /api/startups/mine': { startups: [startup] },
    'GET /api/startups/mine-full': { startups: [] },
    'GET /api/startups/search': ({ query }) => {
      limits.push(query.get('limit'));
      return Promise.resolve(
        Response.json({ success: true, startups: [startup], page: 1, pages: 1, total: 1, total_is_capped: false }),
      );
    },
    'GET /api/portfolios/mine': { portfolios: [portfolio] },
    'GET /api/portfolios/3': { portfolio, startups: [] },
    'POST /api/portfolios': { id: 4, portfolio: { ...portfolio, id: 4 }, message: 'Portfolio created' },
    'POST /api/auth/reset-password': { message: 'Done' },
  });
}, startTime);

afterEach(() => vi.restoreAllMocks());

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  ['/dashboard', 120],
  ['/startups', 250],
  ['/mystartups', 50],
  ['/myportfolios', 150],
])('%s shows %d characters of a description', async (address, length) => {
  await app.go(address);
  expect((await screen.findByText(/^x+…$/)).textContent).toHaveLength(length);
});

it.each(['/startups', '/mystartups', '/myportfolios?open=add&portfolio=3'])(
  '%s requests ten startups per page',
  async (address) => {
    limits.length = 0;
    await app.go(`${address}${address.includes('?') ? '&find' : '?q'}=solara`);
    await waitFor(() => expect(limits.length).toBeGreaterThan(0));
    expect(new Set(limits)).toEqual(new Set(['10']));
  },
);

it('opens the portfolios 1.2 seconds after creating one, with the server’s message', async () => {
  await app.go('/portfolios/add');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Seed');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await userEvent.click(screen.getByRole('button', { name: 'Create Portfolio' }));
  expect(await screen.findByText('Portfolio created')).toBeDefined();
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(1200);
  await waitFor(() => expect(location.pathname).toBe('/myportfolios'));
});

it('opens sign-in 2 seconds after a new password', async () => {
  await app.go('/reset-password?token=mailed');
  const [password, again] = await screen.findAllByLabelText(/password/i, { selector: 'input' });
  if (!password || !again) throw new Error('The form has two fields.');
  await userEvent.type(password, 'Demo!2026');
  await userEvent.type(again, 'Demo!2026');
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await userEvent.click(screen.getByRole('button', { name: 'Reset password' }));
  expect(await screen.findByText('The password has been reset')).toBeDefined();
  expect(timers.mock.calls.map(([, delay]) => delay)).toContain(2000);
  await waitFor(() => expect(location.pathname).toBe('/login'));
});
