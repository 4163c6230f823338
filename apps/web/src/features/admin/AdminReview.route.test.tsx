import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const waiting = (id: number, name: string) => ({
  id,
  created_at: '2026-11-20T10:00:00.000Z',
  startup: { id: id + 100, name, description: 'Buses' },
  user: { id: 7, first_name: 'Ana', last_name: 'Ruiz' },
});
const button = (name: string) => screen.findByRole('button', { name });

describe('Awaiting review', () => {
  let publications = [waiting(1, 'Kelpa'), waiting(2, 'Solara')];
  const decisions: unknown[] = [];

  beforeAll(async () => {
    await startApp('/admin/review', admin, {
      'GET /api/admin/publications': () => respond({ publications }),
      'POST /api/admin/publications/1': () => {
        publications = publications.filter(({ id }) => id !== 1);
        const message = 'This was decided in the meantime. Reload the list.';
        return respond({ error: 'CONFLICT', message, details: null, requestId: 'x' }, 409);
      },
      'POST /api/admin/publications/2': ({ body }) => {
        decisions.push(body);
        publications = [];
        return respond({ message: 'The startup stays private' });
      },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('links to each startup', async () => {
    expect((await screen.findByRole('link', { name: 'Kelpa' })).getAttribute('href')).toBe('/startups/101');
    expect(document.title).toBe('Awaiting review · Aval');
  });

  it('says that somebody else decided, and loads the list again', async () => {
    await userEvent.click(await button('Make public: Kelpa'));
    expect(await screen.findByText('This was decided in the meantime. Reload the list.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Kelpa')).toBeNull());
  });

  it('sends the reason with which a startup stays private', async () => {
    await userEvent.click(await button('Leave private: Solara'));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'No such company');
    await userEvent.click(await button('Leave private'));
    expect(await screen.findByText('Solara stays private')).toBeDefined();
    expect(decisions).toEqual([{ accept: false, reason: 'No such company' }]);
    expect(await screen.findByText('Nothing awaits review')).toBeDefined();
  });
});
