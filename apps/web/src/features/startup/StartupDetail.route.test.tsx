import { masterDataSeed } from '@aval/contract';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';

import '../../testing/jsdom.ts';
import { messages } from '../../shell/language/app/en.ts';
import { storeSession } from '../../shell/session/session.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import * as fixtures from '../../testing/fixtures.ts';
import { StartupDetail } from './StartupDetail.route.tsx';

vi.setConfig({ testTimeout: 60_000 });

let isDeleted = false;
let isFollowed = false;
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function answer(path: string): Promise<Response> {
  if (path.endsWith('/unfollow'))
    return Promise.resolve(Response.json({ success: true, message: 'Done', is_following: false }));
  if (isDeleted) return Promise.resolve(Response.json({ error: 'NOT_FOUND', message: 'Not found' }, { status: 404 }));
  if (path === '/api/startups/7')
    return Promise.resolve(
      Response.json({ success: true, startup: { ...fixtures.startup, is_following: isFollowed } }),
    );
  if (path.endsWith('/calculations')) {
    return Promise.resolve(Response.json({ success: true, calculations: fixtures.calculations }));
  }
  return Promise.resolve(Response.json({ success: true, industries: masterDataSeed.industries }));
}

function show(editor?: string) {
  i18n.loadAndActivate({ locale: 'en', messages });
  storeSession({ user: fixtures.admin, token: 'a.b.c' });
  vi.stubGlobal('fetch', vi.fn<typeof answer>(answer));
  const element = <StartupDetail {...(editor !== undefined && { editorOf: () => <p>{editor}</p> })} />;
  const routes = [
    { path: '/startups', element: <p>the list</p> },
    { path: '/startups/:id', element },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/startups/7'] });
  render(
    <AppProviders client={client}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return router;
}

async function deleteMeanwhile() {
  isDeleted = true;
  await act(() => client.refetchQueries({ queryKey: ['startups', 7], exact: true }));
}

afterEach(() => {
  cleanup();
  client.clear();
  isDeleted = false;
  isFollowed = false;
  vi.unstubAllGlobals();
});

test('requests the calculations in parallel with the startup', async () => {
  show();
  await screen.findByRole('heading', { level: 1, name: fixtures.startup.name });
  const paths = vi.mocked(fetch).mock.calls.map(([path]) => path);
  expect(new Set(paths.slice(0, 2))).toEqual(new Set(['/api/startups/7', '/api/startups/7/calculations']));
});

test('shows a message with a link when the startup is deleted while it is open', async () => {
  show();
  await screen.findByRole('heading', { name: fixtures.startup.name });
  await deleteMeanwhile();
  expect(await screen.findByText('Startup not found')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Browse Startups' })).toBeDefined();
});

test('reports a deleted startup on unfollow too, although the server does not refuse it', async () => {
  isFollowed = true;
  show();
  const button = await screen.findByRole('button', { name: 'Unfollow' });
  isDeleted = true;
  await userEvent.click(button);
  expect(await screen.findByText('Startup not found')).toBeDefined();
});

test('a recalculation that ends after its page was left does not change the open page', async () => {
  const router = show();
  const button = await screen.findByRole('button', { name: 'Recalculate' });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string) => (path.endsWith('/evaluate') ? promise : answer(path)));
  await userEvent.click(button);
  await screen.findByRole('button', { name: 'Recalculating...' });
  await act(() => router.navigate('/startups?q=sol'));
  resolve(Response.json({ success: true, message: 'Done', missing: [], calculation: fixtures.calculations[0] }));
  await screen.findByText('Evaluation recalculated successfully');
  expect(router.state.location).toMatchObject({ pathname: '/startups', search: '?q=sol' });
});

test.each([
  ['Delete calculation', 'Calculation deleted successfully'],
  ['Delete Startup', 'Startup deleted successfully'],
])('%s that ends after its page was left does not change the open page', async (name, notice) => {
  const router = show();
  await userEvent.click(await screen.findByRole('button', { name }));
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name });
  const { promise, resolve } = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => (init?.method === 'DELETE' ? promise : answer(path)));
  await userEvent.click(confirm);
  await act(() => router.navigate('/startups?q=sol'));
  resolve(Response.json({ success: true, message: 'Done' }));
  await screen.findByText(notice);
  expect(router.state.location).toMatchObject({ pathname: '/startups', search: '?q=sol' });
});

test('keeps the input in an open editor when the startup is deleted', async () => {
  show('typed');
  await screen.findByText('typed');
  await deleteMeanwhile();
  expect(screen.getByText('typed')).toBeDefined();
});
