import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const nothing = { ownedStartups: 0, followedStartups: 0, myPortfolios: 0, startupsInPortfolios: 0 };
const founder = person(1, { profile_group: 'FOUNDER', profile_group_code: 'FOUNDER' });

describe('the dashboard of a new account', () => {
  let app: StartedApp;
  let stats = nothing;

  async function reload() {
    const { queryClient } = await import('../../api/queryClient.ts');
    queryClient.clear();
    await app.go('/profile');
    await app.go('/dashboard');
  }

  beforeAll(async () => {
    app = await startApp('/dashboard', founder, {
      'GET /api/dashboard/stats': () => respond({ stats }),
      'GET /api/portfolios/mine': () => respond({ portfolios: [] }),
      'GET /api/startups/mine-full': () => respond({ startups: [] }),
      'GET /api/startups/top-relevant': () => respond({ startups: [] }),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('has three steps instead of figures, of which a founder’s first is the startup', async () => {
    const steps = within(await screen.findByRole('list', { name: 'Your first steps' }));
    expect(steps.getAllByRole('heading')[0]?.textContent).toBe('Register your startup');
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/startups/add',
      '/startups',
      '/portfolios/add',
    ]);
    expect(screen.queryByText('Following')).toBeNull();
    expect(screen.getByRole('link', { name: 'How good is the score?' }).getAttribute('href')).toBe(
      '/how-good-is-the-score',
    );
  });

  it('ticks off the step that is done', async () => {
    stats = { ...nothing, followedStartups: 1 };
    await reload();
    const steps = await screen.findByRole('list', { name: 'Your first steps' });
    await waitFor(() => expect(within(steps).getAllByRole('link')).toHaveLength(2));
    expect(within(steps).getByText('Done').closest('li')?.textContent).toContain('Follow one you know');
  });

  it('is the ordinary one for an account that is in use', async () => {
    stats = { ...nothing, followedStartups: 7 };
    await reload();
    expect(await screen.findByText('Following')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Your first steps' })).toBeNull();
    expect(screen.getByText('Nothing needs your attention')).toBeDefined();
  });
});
