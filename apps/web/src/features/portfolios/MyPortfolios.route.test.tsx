import type { Portfolio } from '@aval/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, listedStartup, person } from '../../testing/stubServer.ts';

const address = () => location.pathname + location.search;
const button = (name: string) => screen.findByRole('button', { name });
const backOnList = () => waitFor(() => expect(address()).toBe('/myportfolios'));
const figures = async (name: string) => {
  const card = within(await screen.findByRole('region', { name }));
  return (await card.findAllByRole('definition')).map((figure) => figure.textContent);
};
const loadsIn = (calls: string[]) => calls.filter((call) => call === 'GET /api/portfolios/mine').length;
const stats = { ownedStartups: 0, followedStartups: 1, myPortfolios: 2, startupsInPortfolios: 1 };
const solara = listedStartup(8, 'Solara', { is_following: true });
const portfolio: Portfolio = {
  id: 3,
  name: 'Energy',
  description: null,
  startups_count: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const pair: Portfolio = { ...portfolio, id: 4, name: 'Water', startups_count: 2 };

describe('My Portfolios', () => {
  let app: StartedApp;
  let startups = [solara];
  /** Responds to the pending request. */
  let release: (response: Response) => void;
  const late = () => new Promise<Response>((resolve) => (release = resolve));

  beforeAll(async () => {
    app = await startApp('/dashboard', person(1), {
      'GET /api/dashboard/stats': { stats },
      'GET /api/startups/top-relevant': { startups: [] },
      'GET /api/startups/mine-full': { startups: [] },
      'GET /api/startups/mine': { startups: [] },
      'GET /api/portfolios/mine': () => respond({ portfolios: [portfolio, pair] }),
      'GET /api/portfolios/3': () => respond({ portfolio, startups }),
      'DELETE /api/portfolios/3': late,
      'PUT /api/portfolios/3': late,
      'DELETE /api/portfolios/3/startups/8': late,
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  async function response(toast: string) {
    const before = loadsIn(app.calls);
    release(Response.json({ success: true, message: 'Done', portfolio }));
    await screen.findAllByText(toast);
    await waitFor(() => expect(loadsIn(app.calls)).toBeGreaterThan(before));
  }

  it('counts distinct startups, total entries, and comparable portfolios', async () => {
    await app.go('/myportfolios');
    expect(await figures('Startups in Portfolios')).toEqual(['1', '3']);
    expect(await figures('Portfolios')).toEqual(['2', '1']);
  });

  it('stays on the list when a dialog was closed before its response arrived', async () => {
    fireEvent.click(await button('Delete Energy'));
    fireEvent.click(await button('Delete Portfolio'));
    await button('Deleting...');
    act(() => history.back());
    await backOnList();
    await response('Done');
    expect(address()).toBe('/myportfolios');
  });

  it('stays on the list when a form was cancelled while saving', async () => {
    fireEvent.click(await button('Edit Energy'));
    fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: 'Energy and water' } });
    fireEvent.click(await button('Save Changes'));
    await button('Saving...');
    fireEvent.click(await button('Cancel'));
    await backOnList();
    await response('Portfolio updated successfully');
    expect(address()).toBe('/myportfolios');
  });

  it('does not reopen a dialog that was closed before its response arrived', async () => {
    fireEvent.click(await button('View Energy'));
    fireEvent.click(await button('Remove Solara'));
    fireEvent.click(await button('Remove Startup'));
    await button('Removing...');
    act(() => history.back());
    await backOnList();
    await response('Startup removed successfully from the portfolio');
    expect(address()).toBe('/myportfolios');
  });

  it('returns to the portfolio once a startup was removed', async () => {
    fireEvent.click(await button('View Energy'));
    fireEvent.click(await button('Remove Solara'));
    fireEvent.click(await button('Remove Startup'));
    await button('Removing...');
    startups = [];
    await response('Startup removed successfully from the portfolio');
    await waitFor(() => expect(address()).toBe('/myportfolios?open=view&portfolio=3'));
  });
});
