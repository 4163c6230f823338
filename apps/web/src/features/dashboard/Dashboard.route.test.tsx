import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { type StubResponse, respond, person } from '../../testing/stubServer.ts';

const refusal = (message: string) => ({ error: 'INTERNAL', message, details: null, requestId: 'x' });
/** The endpoint whose panel shows its own text, whatever the server reports. */
const withOwnText = 'GET /api/startups/top-relevant';
const stats = { ownedStartups: 3, followedStartups: 2, myPortfolios: 4, startupsInPortfolios: 5 };

/** Each panel: its error message, its endpoint, and a successful response. */
const panels = [
  ['Error loading top startups', withOwnText, { startups: [] }],
  ['Error loading portfolios', 'GET /api/portfolios/mine', { portfolios: [] }],
  ['Error loading startups', 'GET /api/startups/mine-full', { startups: [] }],
] as const;

describe('Dashboard', () => {
  let app: StartedApp;
  const broken = new Set<string>(['GET /api/dashboard/stats', ...panels.map(([, call]) => call)]);
  const unless =
    (call: string, body: object): StubResponse =>
    () =>
      broken.has(call)
        ? respond(refusal(call === withOwnText ? 'The database is restarting' : ''), 500)
        : respond(body);
  const timesOf = (call: string) => app.calls.filter((made) => made === call).length;

  beforeAll(async () => {
    app = await startApp('/dashboard', person(1), {
      'GET /api/dashboard/stats': unless('GET /api/dashboard/stats', { stats }),
      ...Object.fromEntries(panels.map(([, call, body]) => [call, unless(call, body)])),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('offers one Retry for all failed panels, which recovers those that load again', async () => {
    for (const text of ['Error loading top startups', 'Error loading startups']) await screen.findByText(text);
    expect(screen.getAllByText('Error loading dashboard stats').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
    broken.delete('GET /api/dashboard/stats');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Error loading portfolios')).toBeDefined();
    expect(screen.queryByText('Error loading dashboard stats')).toBeNull();
    expect(screen.getAllByText('5').length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
  });

  it.each(panels)(
    'shows "%s" in its panel when nothing else failed, and Retry refetches only that',
    async (text, call) => {
      const { queryClient } = await import('../../api/queryClient.ts');
      broken.clear();
      broken.add(call);
      queryClient.clear();
      await app.go('/profile');
      await app.go('/dashboard');
      const panel = (await screen.findByText(text)).closest<HTMLElement>('[role=alert]') ?? document.body;
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
      expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1);
      const before = new Map(panels.map(([, each]) => [each, timesOf(each)]));
      broken.clear();
      await userEvent.click(within(panel).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(text)).toBeNull());
      for (const [each, times] of before) expect(timesOf(each)).toBe(times + (each === call ? 1 : 0));
    },
  );
});
