import type { UpdateStartup } from '@aval/contract';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';

import '../testing/jsdom.ts';
import { messages } from '../shell/language/app/en.ts';
import { AppProviders } from '../testing/AppProviders.tsx';
import { startup } from '../testing/fixtures.ts';
import { useUpdateStartup } from './useUpdateStartup.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Save({ body }: { body: UpdateStartup }) {
  const update = useUpdateStartup(7);
  return <button onClick={() => void update(body, null)}>Save</button>;
}

async function save(body: UpdateStartup, stored: object) {
  const response = { success: true, message: '', startup: { ...startup, ...stored } };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(response), { status: 200 })));
  render(
    <AppProviders client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Save body={body} /> }])} />
    </AppProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
}

it('says that a startup which was made public waits for review', async () => {
  await save({ is_private: 0 }, { is_private: 1, review: { state: 'waiting', reason: null } });
  expect(await screen.findByText('Saved. It stays private until an administrator has reviewed it.')).toBeDefined();
  expect(screen.queryByText('Startup information updated successfully')).toBeNull();
});

it('says of any other change that it was saved', async () => {
  await save({ name: 'Kelpa' }, { is_private: 1, review: { state: 'waiting', reason: null } });
  expect(await screen.findByText('Startup information updated successfully')).toBeDefined();
});
