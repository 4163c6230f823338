import { masterDataSeed, type Startup, type User } from '@aval/contract';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';

import { StartupPage } from '../features/startup/detail/StartupPage.tsx';
import { messages } from '../shell/language/app/en.ts';
import { AppProviders } from './AppProviders.tsx';
import * as fixtures from './fixtures.ts';

/** The server's response, or none. */
type StubResponse = { status: number; body: unknown } | 'never';
/** Responses by 'METHOD /path'. */
export type StubResponses = Readonly<Record<string, StubResponse>>;

const ok = (body: object): StubResponse => ({ status: 200, body: { success: true, ...body } });
const labelled = (rows: readonly { id: number; label: string }[]) =>
  rows.map(({ id, label }) => ({ id, label, name: label }));

const usual: StubResponses = {
  'GET /api/startups/7': ok({ startup: fixtures.startup }),
  'GET /api/startups/7/calculations': ok({ calculations: fixtures.calculations }),
  'GET /api/startups/7/actions': ok({ actions: [] }),
  'GET /api/startups/industries': ok({ industries: masterDataSeed.industries }),
  'GET /api/startups/stages': ok({ stages: masterDataSeed.stages }),
  'GET /api/startups/business-models': ok({ businessModels: masterDataSeed.businessModels }),
  'GET /api/startups/market-sizes': ok({ marketSizes: labelled(masterDataSeed.marketSizes) }),
  'GET /api/startups/financing-types': ok({ financingTypes: labelled(masterDataSeed.financingTypes) }),
};

/** Renders the page of a startup for a user, with a server that sends these responses. */
export function renderStartupPage(
  user: User,
  {
    responses = {},
    startup = fixtures.startup,
    address = '',
  }: {
    responses?: StubResponses;
    startup?: Startup;
    address?: string;
  } = {},
) {
  i18n.loadAndActivate({ locale: 'en', messages });
  const calls: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit = {}) => {
    const call = `${method} ${path}`;
    calls.push(call);
    const response = { ...usual, ...responses }[call] ?? { status: 500, body: {} };
    if (response === 'never') return new Promise(() => undefined);
    const { status, body } = response;
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      { path: '/startups/:id', element: <StartupPage startup={startup} user={user} /> },
      { path: '/startups', element: null },
    ],
    { initialEntries: [`/startups/7${address}`] },
  );
  render(
    <AppProviders client={client}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { calls, client, router, user: userEvent.setup() };
}
