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
const dates = { created_at: '2026-06-30T12:00:00.000Z', expires_at: '2026-07-30T12:00:00.000Z' };
const toKumo = { id: 4, startup_name: 'Kumo', invited_by: 'Marta Ibarra', ...dates };
const toHilo = { id: 5, startup_name: 'Hilo', invited_by: 'Iker Etxeberria', ...dates };
let invitations = [toKumo, toHilo];
let invited = [{ id: 6, user_id: null as number | null, email: 'guest@example.com' as string | null, ...dates }];
let owners = [{ id: 1, first_name: 'Person1', last_name: 'Example' }];
const sent: unknown[] = [];

let app: StartedApp;

beforeAll(async () => {
  app = await startApp('/mystartups', person(1), {
    'GET /api/startups/search': () =>
      respond({ startups, page: 1, pages: 1, total: startups.length, total_is_capped: false }),
    'GET /api/startups/mine': () => respond({ startups }),
    'GET /api/startups/7': () => respond({ startup: { ...startup, is_owner: true, user_id: 1, owners } }),
    'GET /api/owner-invitations': () => respond({ invitations }),
    'POST /api/owner-invitations/4/accept': () => {
      startups = [...startups, listedStartup(10, 'Kumo', { is_owner: true })];
      invitations = [toHilo];
      return respond({ message: '', startup_id: 10 });
    },
    'POST /api/owner-invitations/5/decline': () =>
      respond({ error: 'NOT_FOUND', message: 'This invitation is over', details: null, requestId: 'x' }, 404),
    'GET /api/startups/7/owner-invitations': () => respond({ invitations: invited }),
    'POST /api/startups/7/owner': ({ body }) => {
      sent.push(body);
      if (Object(body).user_id === 99)
        return respond({ error: 'CONFLICT', message: 'Already open', details: null, requestId: 'x' }, 409);
      invited = [...invited, { id: 7, user_id: 218, email: null, ...dates }];
      return respond({ message: 'The invitation is open for 30 days', owners, invitations: invited });
    },
    'DELETE /api/startups/7/owner-invitations/6': () => {
      invited = invited.filter(({ id }) => id !== 6);
      return respond({ message: '', invitations: invited });
    },
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

it('lists invitations above the startups, and accepting one adds its startup', async () => {
  const accept = await screen.findByRole('button', { name: 'Accept to own Kumo' });
  expect(screen.getByText(/Marta Ibarra invited you/)).toBeDefined();
  fireEvent.click(accept);
  expect(await screen.findByText('You now own Kumo')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Owners of Kumo' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Accept to own Kumo' })).toBeNull());
  startups = [own, followed];
});

it('reports an invitation that is over, and shows which are left', async () => {
  invitations = [];
  fireEvent.click(await screen.findByRole('button', { name: 'Decline to own Hilo' }));
  expect(await screen.findByText('This invitation is over')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull());
});

it('invites owners by number or email, keeps what was refused, and withdraws invitations', async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Owners of Kelpa' }));
  await waitFor(() => expect(location.search).toBe('?open=owners&startup=7'));
  const field = await screen.findByRole('textbox', { name: /Invite an owner/ });
  fireEvent.change(field, { target: { value: '99' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('Already open')).toBeDefined();
  expect(field).toHaveProperty('value', '99');
  fireEvent.change(field, { target: { value: ' 218 ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByText('The invitation is open for 30 days')).toBeDefined();
  expect(await screen.findByText('Account 218')).toBeDefined();
  expect(field).toHaveProperty('value', '');
  expect(sent).toEqual([{ user_id: 99 }, { user_id: 218 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw the invitation of guest@example.com' }));
  await waitFor(() => expect(screen.queryByText('guest@example.com')).toBeNull());
});

it('says before the last owner leaves who has the startup then', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Remove me as owner' }));
  await waitFor(() => expect(location.search).toBe('?open=leave&startup=7'));
  expect(await screen.findByText(/you still see it, because you created it/)).toBeDefined();
  owners = [...owners, { id: 2, first_name: 'Person2', last_name: 'Example' }];
  await app.go('/mystartups');
  await app.go('/mystartups?open=leave&startup=7');
  expect(await screen.findByText(/The other owners can invite you again/)).toBeDefined();
  await app.go('/mystartups');
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
