import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const event = (id: number, name: string) => ({
  id,
  at: '2026-11-20T10:00:00.000Z',
  actor: { id: 7, name, is_deleted: true },
  action: 'change_role',
  target: { type: 'user', id: 2, name: 'Ana Ruiz', exists: true },
  detail: [{ label: 'Role', from: 'User', to: 'Administrator' }],
});
const button = (name: string) => screen.findByRole('button', { name });

describe('the audit log', () => {
  let app: StartedApp;
  let isBroken = true;
  const queries: Record<string, string>[] = [];
  const exports: Record<string, string>[] = [];

  beforeAll(async () => {
    // The days of the filters are those of this zone, an hour ahead in winter.
    vi.stubEnv('TZ', 'Europe/Madrid');
    app = await startApp('/admin/audit?person=7&from=2026-11-01&to=2026-11-20', admin, {
      'GET /api/admin/audit-events': ({ query }) => {
        queries.push(Object.fromEntries(query));
        if (isBroken)
          return respond({ error: 'UNAVAILABLE', message: 'Restarting', details: null, requestId: 'x' }, 503);
        if (query.get('q') === 'nobody') return respond({ events: [], before: null });
        return query.get('before') === '50'
          ? respond({ events: [event(49, 'Older Person')], before: null })
          : respond({ events: [event(51, 'Rosa Martínez'), event(50, 'Rosa Martínez')], before: 50 });
      },
      'GET /api/admin/audit-events/export': ({ query }) => {
        exports.push(Object.fromEntries(query));
        return Promise.resolve(new Response('\uFEFFTime\r\n', { headers: { 'content-type': 'text/csv' } }));
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('reports when the log fails to load, and is asked again with the filters of the address', async () => {
    await screen.findByText('Restarting', {}, { timeout: 20_000 });
    isBroken = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findAllByText('Rosa Martínez')).toHaveLength(2);
    expect(queries.at(-1)).toEqual({
      person: '7',
      from: '2026-10-31T23:00:00.000Z',
      to: '2026-11-20T23:00:00.000Z',
    });
    expect(document.title).toBe('Audit log · Aval');
    expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('aria-current')).toBe('page');
  });

  it('loads older entries below, and says how many are shown', async () => {
    expect(screen.getByText('The newest 2 entries')).toBeDefined();
    await userEvent.click(await button('Show older entries'));
    expect(await screen.findByText('Older Person')).toBeDefined();
    expect(screen.getAllByText('Rosa Martínez')).toHaveLength(2);
    expect(screen.getByText('3 entries')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
  });

  it('keeps the filters in the address', async () => {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Changed a role');
    expect(location.search).toBe('?person=7&action=user.change_role&from=2026-11-01&to=2026-11-20');
    await waitFor(() => expect(queries.at(-1)?.['action']).toBe('user.change_role'));
  });

  it('exports what the filters match', async () => {
    const made: Blob[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => String(made.push(file)),
        revokeObjectURL: () => undefined,
      }),
    );
    await userEvent.click(await button('Export CSV'));
    expect(await screen.findByText('CSV file exported successfully')).toBeDefined();
    expect(exports).toEqual([
      {
        person: '7',
        action: 'user.change_role',
        from: '2026-10-31T23:00:00.000Z',
        to: '2026-11-20T23:00:00.000Z',
      },
    ]);
    expect(made).toHaveLength(1);
  });

  it('ignores invalid filters, and shows everything again when nothing matches', async () => {
    await app.go('/admin/audit?q=nobody&action=nothing&from=yesterday&target=x');
    expect(await screen.findByText('No entry matches')).toBeDefined();
    expect(queries.at(-1)).toEqual({ q: 'nobody' });
    await userEvent.click(await button('Show all entries'));
    expect(location.search).toBe('');
    expect(await screen.findAllByText('Rosa Martínez')).toHaveLength(2);
  });

  it('denies access to users who are not administrators', async () => {
    app.signInElsewhere(person(3));
    await app.go('/admin/audit');
    expect(location.pathname).toBe('/dashboard');
  });
});
