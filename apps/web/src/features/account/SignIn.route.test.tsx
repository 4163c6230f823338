import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { person } from '../../testing/stubServer.ts';

const address = () => location.pathname + location.search;
const wanted = '/login?from=%2Fstartups%3Fq%3Dsol';

describe('Sign in', () => {
  let app: StartedApp;

  beforeAll(async () => {
    app = await startApp(wanted, null, {
      'POST /api/auth/login': { user: person(1), token: 'h.e30.s', expiresIn: 900, message: 'Signed in' },
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('opens the requested page when another tab signs in, and asks again when it signs out', async () => {
    await screen.findByLabelText('Email');
    app.signInElsewhere(person(1));
    await waitFor(() => expect(address()).toBe('/startups?q=sol'));
    await screen.findByRole('heading', { level: 1, name: 'Browse Startups' });
    app.signInElsewhere(null);
    await waitFor(() => expect(address()).toBe(wanted));
    expect(screen.queryByRole('heading', { name: 'Browse Startups' })).toBeNull();
  });

  it('opens the dashboard when a different user signs in', async () => {
    await screen.findByLabelText('Email');
    app.signInElsewhere(person(2));
    await waitFor(() => expect(address()).toBe('/dashboard'));
    app.signInElsewhere(null);
    await waitFor(() => expect(address()).toBe('/login?from=%2Fdashboard'));
  });

  it('opens the page only once when signing in in this tab', async () => {
    await app.go(wanted);
    await userEvent.type(await screen.findByLabelText('Email'), 'person1@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct!1');
    const entries = history.length;
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/startups?q=sol'));
    expect(history.length).toBe(entries);
  });

  it('redirects a signed-in user who signs in again', async () => {
    await app.go(wanted);
    await userEvent.type(await screen.findByLabelText('Email'), 'person1@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'Correct!1');
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(address()).toBe('/startups?q=sol'));
  });
});
