import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const user = person(1);
const session = (id: string, isCurrent: boolean) => ({
  id,
  user_agent: isCurrent ? null : 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Safari/604.1',
  created_at: '2026-11-21T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  current: isCurrent,
});

describe('Profile', () => {
  let app: StartedApp;
  let pending: string | null = null;
  let isMailed = false;
  let sessions = [session('a', true), session('b', false)];

  beforeAll(async () => {
    app = await startApp('/profile', user, {
      'GET /api/auth/profile': () => respond({ user, pending_email: pending, mail_digest: isMailed }),
      'PUT /api/user/email': ({ body }) => {
        pending = (body as { email: string }).email;
        return respond({ pending_email: pending, message: 'Sent' });
      },
      'DELETE /api/user/email': () => {
        pending = null;
        return respond({ message: 'The email stays as it is' });
      },
      'POST /api/auth/resend-confirmation': { message: 'The link is on its way again' },
      'GET /api/auth/sessions': () => respond({ sessions }),
      'DELETE /api/auth/sessions/b': () => {
        sessions = sessions.slice(0, 1);
        return respond({ message: 'Done' });
      },
      'POST /api/user/delete-account': ({ body }) =>
        Object(body).current_password === 'Correct!1'
          ? respond({ message: 'Done' })
          : respond({ error: 'CURRENT_PASSWORD_WRONG', message: 'Wrong password', details: null, requestId: 'x' }, 400),
      'PUT /api/user/update-profile': ({ body }) => {
        const sent = body as { first_name: string; mail_digest?: boolean };
        isMailed = sent.mail_digest ?? isMailed;
        const saved = { ...user, first_name: sent.first_name };
        return respond({ user: saved, mail_digest: isMailed, message: 'Done' });
      },
    });
  }, startTime);

  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('ends a session, says so, and loads the list anew', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out of Safari · iPhone' }));
    expect((await screen.findAllByText('Session ended')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out of Safari · iPhone' })).toBeNull());
    expect(app.calls).toContain('DELETE /api/auth/sessions/b');
  });

  it('saves the profile, and shows the new name in the session', async () => {
    const firstName = await screen.findByLabelText(/^First Name/);
    await userEvent.clear(firstName);
    await userEvent.type(firstName, 'Marta');
    await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
    expect((await screen.findAllByText('Profile updated successfully!')).length).toBeGreaterThan(0);
    expect(localStorage.getItem('aval.user')).toContain('Marta');
  });

  it('turns the daily mail on and off, and says so', async () => {
    const digest = await screen.findByRole('switch', { name: 'Daily email' });
    expect(digest.getAttribute('aria-checked')).toBe('false');
    await userEvent.click(digest);
    expect((await screen.findAllByText('Notices are mailed to you once a day')).length).toBeGreaterThan(0);
    expect(digest.getAttribute('aria-checked')).toBe('true');
    await userEvent.click(digest);
    expect((await screen.findAllByText('Notices are no longer mailed to you')).length).toBeGreaterThan(0);
    expect(isMailed).toBe(false);
  });

  it('asks for another email, shows which one is waiting, sends its link again, and gives it up', async () => {
    await userEvent.type(await screen.findByLabelText('New email'), 'marta@cantil.example');
    await userEvent.type(screen.getByLabelText('Your password'), 'Before!1');
    await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
    expect(await screen.findByText(/sent a link to marta@cantil.example/)).toBeDefined();
    expect(screen.getByText(user.email)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect((await screen.findAllByText('The link is on its way again')).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the change' }));
    await waitFor(() => expect(screen.queryByText(/sent a link to marta@cantil.example/)).toBeNull());
    expect(app.calls).toContain('DELETE /api/user/email');
  });

  it('deletes the account, signs out, and says so on the landing page', async () => {
    localStorage.setItem('aval.startup_draft.1', '{}');
    await userEvent.type(await screen.findByLabelText(/^First Name/), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
    const asking = within(await screen.findByRole('alertdialog', { name: 'Delete your account?' }));
    expect(asking.getByText(/administrators look after those that nobody else owns/)).toBeDefined();
    await userEvent.type(asking.getByLabelText('Current password'), 'Wrong!1{Enter}');
    expect((await asking.findByRole('alert')).textContent).toBe('Wrong password');
    expect(localStorage.getItem('aval.token')).not.toBeNull();
    await userEvent.clear(asking.getByLabelText('Current password'));
    await userEvent.type(asking.getByLabelText('Current password'), 'Correct!1{Enter}');
    expect((await screen.findAllByText('Your account has been deleted')).length).toBeGreaterThan(0);
    expect(location.pathname).toBe('/');
    for (const key of ['aval.token', 'aval.user', 'aval.startup_draft.1']) expect(localStorage.getItem(key)).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
