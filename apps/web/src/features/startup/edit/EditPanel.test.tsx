import { masterDataSeed } from '@aval/contract';
import { loadFormsMessages } from '@aval/forms';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import '../../../testing/jsdom.ts';
import { messages } from '../../../shell/language/app/en.ts';
import { AppProviders } from '../../../testing/AppProviders.tsx';
import { startup } from '../../../testing/fixtures.ts';
import { EditPanel } from './EditPanel.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
beforeEach(async () => {
  i18n.loadAndActivate({ locale: 'en', messages: { ...(await loadFormsMessages('en')), ...messages } });
});

interface Sent {
  call: string;
  ifMatch: string | null;
  body: unknown;
}

type Answer = (sent: Sent) => { status: number; body: object };

const saved = (changes: object) => ({
  status: 200,
  body: { success: true, message: '', startup: { ...startup, ...changes, updated_at: '2026-07-01T10:00:00.000Z' } },
});
const refused = (status: number, error: string, message: string) => ({
  status,
  body: { success: false, error, message, details: null, requestId: 'r' },
});
const stale = refused(409, 'STALE', 'Somebody else saved it');

function show(patch: Answer) {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    const own: Sent = {
      call,
      ifMatch: new Headers(headers).get('if-match'),
      body: typeof body === 'string' ? JSON.parse(body) : null,
    };
    sent.push(own);
    const lists = { status: 200, body: { success: true, industries: masterDataSeed.industries } };
    const stored = { status: 200, body: { success: true, startup: { ...startup, location: 'Huesca' } } };
    const answer = method === 'PATCH' ? patch(own) : path === '/api/startups/7' ? stored : lists;
    return Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/startups/:id/edit', element: <EditPanel startup={startup} /> },
      { path: '/startups', element: <p>Browse</p> },
    ],
    { initialEntries: ['/startups/7/edit'] },
  );
  render(
    <AppProviders client={client}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  const patches = () => sent.filter(({ call }) => call.startsWith('PATCH'));
  return { patches, client, router, user: userEvent.setup() };
}

const location = () => screen.getByRole('textbox', { name: /Location/ });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

describe('EditPanel', () => {
  it('sends the changes with the timestamp of the loaded version, and the next save with the new one', async () => {
    const { patches, client, user } = show(({ body }) => saved(Object(body)));
    await user.type(location(), '!');
    await user.click(save());
    expect(await screen.findByText('Startup information updated successfully')).toBeDefined();
    const name = screen.getByRole('textbox', { name: /Startup Name/ });
    await user.type(name, '!');
    await user.click(save());
    await waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()).toEqual([
      {
        call: 'PATCH /api/startups/7',
        ifMatch: `"${startup.updated_at}"`,
        body: { location: `${startup.location}!` },
      },
      { call: 'PATCH /api/startups/7', ifMatch: '"2026-07-01T10:00:00.000Z"', body: { name: `${startup.name}!` } },
    ]);
    expect(client.getQueryData(['startups', 7])).toMatchObject({ name: `${startup.name}!` });
  });

  it('lets the user decide when another user saved first', async () => {
    const { patches, user } = show(({ ifMatch, body }) => (ifMatch === null ? saved(Object(body)) : stale));
    await user.type(screen.getByRole('textbox', { name: /Startup Name/ }), '!');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Load their changes and keep mine' }));
    await waitFor(() => expect(location()).toHaveProperty('value', 'Huesca'));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Save mine without reviewing' }));
    await waitFor(() => expect(patches()).toHaveLength(3));
    expect(patches()[2]).toMatchObject({ ifMatch: null, body: { name: `${startup.name}!` } });
  });

  it('reports why saving failed, and keeps the input', async () => {
    const { user } = show(() => refused(503, 'UNAVAILABLE', 'The database is restarting'));
    await user.type(location(), '!');
    await user.click(save());
    expect(await screen.findByText('The database is restarting')).toBeDefined();
    expect(screen.queryByText('Failed to update startup information')).toBeNull();
    expect(location()).toHaveProperty('value', `${startup.location}!`);
  });

  it('asks for confirmation before unsaved changes are lost, but not after they were saved', async () => {
    const { router, user } = show(({ body }) => saved(Object(body)));
    await user.type(location(), '!');
    void router.navigate('/startups');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toHaveProperty('value', `${startup.location}!`);
    await user.click(save());
    await screen.findByText('All changes saved');
    await waitFor(async () => {
      await router.navigate('/startups');
      expect(screen.getByText('Browse')).toBeDefined();
    });
  });
});
