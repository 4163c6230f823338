// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { answered, listedStartup, person } from '../testing/serverAnswers.ts';
import { startApp, type StartedApp, startTime } from '../testing/startApp.ts';

const kelpa = listedStartup(7, 'Kelpa', { industry_id: 4, stage_id: 1, defaulted_fields: ['industry_id', 'stage_id'] });

describe('Browse', () => {
  let app: StartedApp;

  beforeAll(async () => {
    app = await startApp('/startups?q=***', person(1), {
      'GET /api/startups/search': ({ query }) => {
        const startups = query.get('q') === 'kelpa' ? [kelpa] : [];
        return answered({ startups, page: 1, pages: 1, total: startups.length, total_is_capped: false });
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says when a search of only signs has nothing to look for', async () => {
    expect(await screen.findByText('There is no letter or digit to search for in “***”.')).toBeDefined();
  });

  it('names the search and the filters that nothing fits', async () => {
    await app.go('/startups?q=nothing');
    expect(await screen.findByText('No startups match “nothing”')).toBeDefined();
    expect(screen.queryByText(/no letter or digit/)).toBeNull();
    await app.go('/startups?q=nothing&industry=4&stage=1');
    expect(await screen.findByText('No startups match “nothing” in Finance · Idea')).toBeDefined();
    await app.go('/startups?industry=4');
    expect(await screen.findByText('No startups in Finance')).toBeDefined();
  });

  it('marks what nobody stated of a classification', async () => {
    await app.go('/startups?q=kelpa');
    const [industry] = await screen.findAllByRole('link', { name: 'Finance (default)' });
    expect(industry?.closest('table, ul')?.textContent).toContain('Idea (default)');
  });

  it('narrows and orders from the sheet of a phone as from the bar, and says how many filters hold', async () => {
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
});
