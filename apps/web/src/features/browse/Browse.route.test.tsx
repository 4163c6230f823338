import { masterDataSeed } from '@aval/contract';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, listedStartup, person } from '../../testing/stubServer.ts';

const lumbre = listedStartup(8, 'Lumbre', {
  foundation_year: 2021,
  updated_at: '2026-06-12T08:19:00.000Z',
  IE_investability_score: 82.2,
  IE_investability_level: 'high',
  range: { low: 80, high: 84 },
});
const seed = {
  id: 3,
  name: 'Seed Iberia',
  description: null,
  startups_count: 0,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
};
const kelpa = listedStartup(7, 'Kelpa', { industry_id: 4, stage_id: 1, defaulted_fields: ['industry_id', 'stage_id'] });

describe('Browse', () => {
  let app: StartedApp;
  const searches: Record<string, string>[] = [];
  const followed = new Set<number>();
  const added: unknown[] = [];
  let isFollowRefused = false;
  let areStagesBroken = false;

  beforeAll(async () => {
    app = await startApp('/startups?q=***', person(1), {
      'GET /api/startups/search': ({ query }) => {
        searches.push(Object.fromEntries(query));
        const known =
          query.get('q') === 'kelpa' ? [kelpa] : query.get('q') === null && !query.has('industry_id') ? [lumbre] : [];
        const startups = known.map((startup) => ({ ...startup, is_following: followed.has(startup.id) }));
        return respond({ startups, page: 1, pages: 1, total: startups.length, total_is_capped: false });
      },
      'POST /api/startups/8/follow': () => {
        if (isFollowRefused) return respond({ error: 'NOT_FOUND', message: 'No such startup', details: null }, 404);
        followed.add(8);
        return respond({ is_following: true, message: '' });
      },
      'GET /api/startups/stages': () =>
        areStagesBroken
          ? respond({ error: 'INTERNAL', message: '', details: null }, 500)
          : respond({ stages: masterDataSeed.stages }),
      'GET /api/portfolios/mine': { portfolios: [seed] },
      'POST /api/portfolios/3/startups/8': () => {
        added.push(8);
        return respond({ portfolio: seed, message: '' });
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('shows a message when a search contains no letters or digits', async () => {
    expect(await screen.findByText('There is no letter or digit to search for in “***”.')).toBeDefined();
  });

  it('names the search and the filters that match nothing', async () => {
    await app.go('/startups?q=nothing');
    expect(await screen.findByText('No startups match “nothing”')).toBeDefined();
    expect(screen.queryByText(/no letter or digit/)).toBeNull();
    await app.go('/startups?q=nothing&industry=4&stage=1');
    expect(await screen.findByText('No startups match “nothing” in Finance · Idea')).toBeDefined();
    await app.go('/startups?industry=4');
    expect(await screen.findByText('No startups in Finance')).toBeDefined();
  });

  it('marks unstated values of the classification', async () => {
    await app.go('/startups?q=kelpa');
    const [industry] = await screen.findAllByRole('link', { name: 'Finance (default)' });
    expect(industry?.closest('table, ul')?.textContent).toContain('Idea (default)');
  });

  it('filters and sorts from the mobile sheet as from the toolbar, and shows the number of active filters', async () => {
    await app.go('/startups?industry=1&page=2');
    fireEvent.click(await screen.findByRole('button', { name: 'Filters, 1 active' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await sheet.findByRole('option', { name: 'MVP' });
    fireEvent.change(sheet.getByRole('combobox', { name: 'Stage' }), { target: { value: '3' } });
    await waitFor(() => expect(location.search).toBe('?industry=1&stage=3'));
    fireEvent.change(sheet.getByRole('combobox', { name: 'Sort' }), { target: { value: 'updated_at' } });
    await waitFor(() => expect(location.search).toBe('?industry=1&stage=3&sort=updated_at'));
    fireEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(location.search).toBe('?sort=updated_at'));
    fireEvent.click(sheet.getByRole('button', { name: 'Show startups' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Filters' })).toBeDefined();
  });

  it('sorts by score, highest first, and filters by the selected minimum score', async () => {
    await app.go('/startups');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Sort' }), { target: { value: 'score' } });
    await waitFor(() => expect(location.search).toBe('?sort=score'));
    const header = await screen.findByRole('columnheader', { name: 'Investability' });
    // The router renders after it has changed the URL.
    await waitFor(() => expect(header.getAttribute('aria-sort')).toBe('descending'));
    const [filter] = screen.getAllByRole('combobox', { name: 'Investability' });
    if (filter) fireEvent.change(filter, { target: { value: '80' } });
    await waitFor(() => expect(location.search).toBe('?score=80&sort=score'));
    await waitFor(() => expect(searches.at(-1)).toMatchObject({ min_score: '80', sort: 'score', order: 'desc' }));
    fireEvent.click(within(header).getByRole('button'));
    await waitFor(() => expect(location.search).toBe('?score=80&sort=score&order=asc'));
  });

  it('explains when a minimum score leaves no results', async () => {
    await app.go('/startups?industry=4&score=80');
    expect(await screen.findByText('No startups in Finance')).toBeDefined();
    expect(screen.getByText('Only scores of 80 or more are shown. Try fewer filters.')).toBeDefined();
  });

  it('shows the column that it is sorted by', async () => {
    await app.go('/startups?sort=foundation_year');
    const header = await screen.findByRole('columnheader', { name: 'Founded' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('cell', { name: '2021' })).toBeDefined();
    await app.go('/startups?sort=updated_at');
    expect(await screen.findByRole('columnheader', { name: 'Updated' })).toBeDefined();
    await app.go('/startups');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Updated' })).toBeNull());
  });

  it('reports which filter list failed to load, and retries', async () => {
    await app.go('/dashboard');
    areStagesBroken = true;
    const { queryClient } = await import('../../api/queryClient.ts');
    queryClient.removeQueries({ queryKey: ['master-data'] });
    await app.go('/startups');
    const alert = (await screen.findByText('Error loading master data')).closest<HTMLElement>('[role=alert]');
    expect(alert?.textContent).toContain('Error loading stages');
    expect(alert?.textContent).not.toContain('industries');
    areStagesBroken = false;
    if (alert) fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText('Error loading master data')).toBeNull());
  });

  it('follows from the row, and rolls back when the server refuses', async () => {
    await app.go('/startups');
    isFollowRefused = true;
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Lumbre' }));
    expect(await screen.findByText('No such startup')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Unfollow Lumbre' })).toBeNull();
    isFollowRefused = false;
    fireEvent.click(await screen.findByRole('button', { name: 'Follow Lumbre' }));
    expect(await screen.findByRole('button', { name: 'Unfollow Lumbre' })).toBeDefined();
    expect(await screen.findByText('Successfully followed startup')).toBeDefined();
  });

  it('adds a startup to a portfolio from the row', async () => {
    await app.go('/startups');
    const button = await screen.findByRole('button', { name: 'Add Lumbre to a portfolio' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const portfolio = await screen.findByRole('menuitem', { name: 'Seed Iberia' });
    expect(screen.getByRole('menuitem', { name: 'Add Portfolio' }).getAttribute('href')).toBe('/portfolios/add');
    fireEvent.click(portfolio);
    expect(await screen.findByText('Startup added successfully to the portfolio')).toBeDefined();
    expect(added).toEqual([8]);
  });
});
