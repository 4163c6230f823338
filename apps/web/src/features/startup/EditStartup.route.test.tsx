import { masterDataSeed } from '@aval/contract';
import { loadFormsMessages } from '@aval/forms';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';

import '../../testing/jsdom.ts';
import { startupById } from '../../api/startups.ts';
import { messages } from '../../shell/language/app/en.ts';
import { storeSession } from '../../shell/session/session.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { admin, calculations, startup } from '../../testing/fixtures.ts';
import { EditStartup } from './EditStartup.route.tsx';

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the name of a cached startup in the page title', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: { ...(await loadFormsMessages('en')), ...messages } });
  storeSession({ user: admin, token: 'a.b.c' });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ success: true, startup, calculations, industries: masterDataSeed.industries })),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(startupById(startup.id).queryKey, startup);
  const router = createMemoryRouter([{ path: '/startups/:id/edit', element: <EditStartup /> }], {
    initialEntries: [`/startups/${startup.id}/edit`],
  });
  render(
    <AppProviders client={client}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1, name: startup.name });
  expect(document.title).toBe(`${startup.name} · Aval`);
});
