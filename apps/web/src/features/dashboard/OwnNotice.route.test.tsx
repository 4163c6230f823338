import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person, respond } from '../../testing/stubServer.ts';

const user = person(1, { email_confirmed: false });
const conflict = {
  success: false,
  error: 'CONFLICT',
  message: 'The email is confirmed already',
  details: null,
  requestId: 'x',
};

describe('the notice that an email is not confirmed', () => {
  let app: StartedApp;
  let isConfirmed = false;

  beforeAll(async () => {
    app = await startApp('/dashboard', user, {
      'GET /api/auth/profile': () =>
        respond({ user: { ...user, email_confirmed: isConfirmed }, pending_email: null, mail_digest: false }),
      'POST /api/auth/resend-confirmation': () =>
        isConfirmed ? respond(conflict, 409) : respond({ message: 'The link is on its way again' }),
    });
  }, startTime);

  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('says what the account may not do, and mails the link again', async () => {
    expect(await screen.findByText(/you cannot add owners/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect((await screen.findAllByText('The link is on its way again')).length).toBeGreaterThan(0);
  });

  it('goes, for good, when the email was confirmed elsewhere', async () => {
    isConfirmed = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
    expect((await screen.findAllByText('The email is confirmed already')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByText(/you cannot add owners/)).toBeNull());
    expect(localStorage.getItem('aval.user')).toContain('"email_confirmed":true');
    expect(app.calls).toContain('POST /api/auth/resend-confirmation');
  });
});
