import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startup } from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, listedStartup, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const deleted = (id: number, name: string) => ({
  ...listedStartup(id, name),
  deleted_at: '2026-11-20T10:00:00.000Z',
});
const refusal = (error: string, message: string, status: number) =>
  respond({ error, message, details: null, requestId: 'x' }, status);
const button = (name: string) => screen.findByRole('button', { name });

describe('Recently deleted', () => {
  let app: StartedApp;
  let isBroken = true;
  let isRefused = true;
  let startups = [deleted(7, 'Kelpa'), deleted(8, 'Solara'), deleted(9, 'Boira')];
  const pages: (string | null)[] = [];

  beforeAll(async () => {
    app = await startApp('/admin/deleted?page=4', admin, {
      'GET /api/startups/deleted': ({ query }) => {
        pages.push(query.get('page'));
        if (isBroken) return refusal('UNAVAILABLE', 'The database is restarting', 503);
        return respond({ startups, page: Number(query.get('page')), pages: startups.length > 0 ? 1 : 0 });
      },
      'POST /api/startups/8/restore': () => {
        if (isRefused) return refusal('NOT_FOUND', 'Startup not found', 404);
        startups = startups.filter(({ id }) => id !== 8);
        return respond({ startup: { ...startup, id: 8, name: 'Solara' }, message: 'Startup restored' });
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('reports when the list fails to load, retries, and opens the last existing page', async () => {
    expect(await screen.findByText('The database is restarting')).toBeDefined();
    isBroken = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('Kelpa')).toBeDefined();
    expect(location.search).toBe('');
    await waitFor(() => expect(pages.at(-1)).toBe('1'));
    expect(document.title).toBe('Recently deleted · Aval');
  });

  it('keeps the row of a startup that could not be restored', async () => {
    await userEvent.click(await button('Restore Solara'));
    expect(await screen.findByText('Startup not found')).toBeDefined();
    expect(screen.getByText('Solara')).toBeDefined();
  });

  it('restores a startup and moves the focus to the next', async () => {
    isRefused = false;
    await userEvent.click(await button('Restore Solara'));
    expect(await screen.findByText('Solara has been restored')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Solara')).toBeNull());
    expect(document.activeElement).toBe(await button('Restore Boira'));
  });

  it('shows a message when there is nothing to restore', async () => {
    startups = [];
    await app.go('/dashboard');
    const { queryClient } = await import('../../api/queryClient.ts');
    queryClient.clear();
    await app.go('/admin/deleted');
    expect(await screen.findByText('Nothing was deleted')).toBeDefined();
  });
});
