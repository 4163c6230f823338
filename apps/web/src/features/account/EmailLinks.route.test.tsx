import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond } from '../../testing/stubServer.ts';

const expired = {
  success: false,
  error: 'EMAIL_LINK_EXPIRED',
  message: 'The link has expired',
  details: null,
  requestId: 'x',
};

describe('the pages of links about an email', () => {
  let app: StartedApp;
  const sent: unknown[] = [];

  beforeAll(async () => {
    app = await startApp('/confirm-email?token=mailed', null, {
      'POST /api/auth/confirm-email': ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? respond(expired, 400) : respond({ message: 'The email is confirmed' });
      },
      'POST /api/auth/take-back-email': { message: 'The account has its email again' },
    });
  }, startTime);

  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('send nothing until their button is pressed, as a mail scanner would not', async () => {
    await screen.findByRole('heading', { name: /Confirm/ });
    expect(app.calls).not.toContain('POST /api/auth/confirm-email');
  });

  it('say what happened and what to do, and can be tried again', async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Confirm/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('The link has expired');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByText('The email is confirmed')).toBeDefined();
    expect(sent).toEqual([{ token: 'mailed' }, { token: 'mailed' }]);
    expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  });

  it('say when the link has no token', async () => {
    await app.go('/take-back-email');
    expect((await screen.findByRole('alert')).textContent).toMatch(/incomplete|incompleto/);
  });

  it('take an account back', async () => {
    await app.go('/take-back-email?token=mailed');
    await userEvent.click(await screen.findByRole('button', { name: /Take back|Recuperar/ }));
    expect(await screen.findByText('The account has its email again')).toBeDefined();
  });
});
