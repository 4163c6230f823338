import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { startup } from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, listedStartup, person } from '../../testing/stubServer.ts';

const own = listedStartup(7, 'Kelpa', {
  is_owner: true,
  industry_id: 4,
  stage_id: 1,
  location: 'Bilbao, Spain',
  defaulted_fields: ['stage_id'],
});
const followed = listedStartup(8, 'Solara', { is_following: true });
const another = listedStartup(9, 'Boira', { is_following: true });
let startups = [own, followed, another];

let app: StartedApp;

beforeAll(async () => {
  app = await startApp('/mystartups', person(1), {
    'GET /api/startups/search': () =>
      respond({ startups, page: 1, pages: 1, total: startups.length, total_is_capped: false }),
    'GET /api/startups/mine': () => respond({ startups }),
    'GET /api/startups/7': { startup: { ...startup, is_owner: true } },
    'PATCH /api/startups/7': () =>
      respond({ error: 'UNAVAILABLE', message: 'The database is restarting', details: null, requestId: 'x' }, 503),
    'DELETE /api/startups/9/unfollow': () => {
      startups = [own, followed];
      return respond({ is_following: false });
    },
    'GET /api/dashboard/stats': {
      stats: { ownedStartups: 1, followedStartups: 1, myPortfolios: 0, startupsInPortfolios: 0 },
    },
  });
}, startTime);

afterAll(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('moves the focus to the next row when a startup is unfollowed', async () => {
  const button = await screen.findByRole('button', { name: 'Unfollow Boira' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByText('Boira')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Unfollow Solara' }));
});

it('marks unstated values of the classification', async () => {
  expect(await screen.findByText('Finance · Idea (default) · Bilbao')).toBeDefined();
});

it('links owners to their dialog, which also opens in a new tab', async () => {
  const edit = await screen.findByRole('link', { name: 'Edit Kelpa' });
  expect(edit.getAttribute('href')).toBe('/startups/7/edit');
  expect(screen.queryByRole('link', { name: 'Edit Solara' })).toBeNull();
  expect(fireEvent.click(edit, { ctrlKey: true })).toBe(true);
  expect(location.search).toBe('');
  fireEvent.click(edit);
  await waitFor(() => expect(location.search).toBe('?open=edit&startup=7'));
});

it('reports the error when an owner could not save, and keeps the input', async () => {
  await app.go('/mystartups');
  await app.go('/mystartups?open=edit&startup=7');
  const name = await screen.findByRole('textbox', { name: /Startup Name/ });
  fireEvent.change(name, { target: { value: 'Kelpa Marina' } });
  fireEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(await screen.findByText('The database is restarting')).toBeDefined();
  expect(screen.queryByText('Failed to update startup information')).toBeNull();
  expect(name).toHaveProperty('value', 'Kelpa Marina');
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(name).toHaveProperty('value', 'Kelpa Marina');
  history.back();
  fireEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows a message when a search contains no letters or digits', async () => {
  startups = [];
  await app.go('/mystartups?q=***');
  expect(await screen.findByText('There is no letter or digit to search for in “***”.')).toBeDefined();
  startups = [own, followed];
});

it('links administrators to the editor of any startup on the list', async () => {
  app.signInElsewhere(person(2, { role: 'admin', role_code: 'admin', role_name: 'Administrator' }));
  await app.go('/mystartups');
  const edit = await screen.findByRole('link', { name: 'Edit Solara' });
  fireEvent.click(edit);
  await waitFor(() => expect(location.pathname).toBe('/startups/8/edit'));
});
