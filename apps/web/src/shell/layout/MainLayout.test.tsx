import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startup } from '../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const draftOf = (userId: number) => localStorage.getItem(`aval.startup_draft.${userId}`);
const nameField = () => screen.findByLabelText<HTMLInputElement>(/Startup Name/);
const focused = () => document.activeElement;

async function openLogout(): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: /Person1/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
}

async function leaveDraftDialog(): Promise<void> {
  const dialog = await screen.findByRole('alertdialog', { name: 'You have an unfinished startup' });
  // Click instead of pressing Escape: a dialog that has just opened does not handle keys yet.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
}

describe('the frame of signed-in users', () => {
  let app: StartedApp;
  let sendStartup: (() => void) | undefined;

  beforeAll(async () => {
    app = await startApp('/about', person(1), {
      'GET /api/startups/search': { startups: [], page: 1, pages: 0, total: 0, total_is_capped: false },
      'GET /api/startups/7/calculations': { calculations: [] },
      'GET /api/startups/7': () =>
        new Promise((resolve) => {
          sendStartup = () => resolve(respond({ startup }));
        }),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('moves the focus to the title after navigation', async () => {
    await app.go('/startups');
    await waitFor(() => expect(focused()?.textContent).toBe('Browse Startups'));
    expect(focused()?.tagName).toBe('H1');
    await app.go('/startups?page=1&q=x');
    expect(focused()?.textContent).toBe('Browse Startups');
  });

  it('moves the focus to the content while the title loads, and then to the title', async () => {
    await app.go('/startups/7');
    expect(focused()).toBe(screen.getByRole('main'));
    await waitFor(() => expect(sendStartup).toBeDefined());
    sendStartup?.();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('heading', { level: 1, name: 'Puente' })));
  });

  it('never shows one user’s data to the next', async () => {
    await app.go('/startups/add');
    await userEvent.type(await nameField(), 'Secret of one');
    app.signInElsewhere(person(2));
    await waitFor(async () => expect((await nameField()).value).toBe(''));
    await waitFor(() => expect(draftOf(1)).toContain('Secret of one'));
    expect(draftOf(2)).toBeNull();
    app.signInElsewhere(person(1));
    await waitFor(async () => expect((await nameField()).value).toBe('Secret of one'));
  });

  it('asks before Logout discards input in a form, and then about the draft', async () => {
    await app.go('/portfolios/add');
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    await userEvent.type(name, 'Typed');
    await openLogout();
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(name.value).toBe('Typed');
    await openLogout();
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await leaveDraftDialog();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(app.calls).not.toContain('POST /api/auth/logout');
    await userEvent.clear(name);
  });

  it('asks before Logout what to do with a draft, and Back cancels it', async () => {
    await openLogout();
    await leaveDraftDialog();
    await waitFor(() => expect(focused()).toBe(screen.getByRole('button', { name: /Person1/ })));
    expect(app.calls).not.toContain('POST /api/auth/logout');
  });

  it('keeps the draft when the user chooses so', async () => {
    await openLogout();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it and log out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    await waitFor(() => expect(localStorage.getItem('aval.token')).toBeNull());
    expect(draftOf(1)).toContain('Secret of one');
  });

  it('deletes the draft when the user chooses so, and does not ask again', async () => {
    app.signInElsewhere(person(1));
    await app.go('/startups/add');
    await nameField();
    await openLogout();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it and log out' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
    await waitFor(() => expect(draftOf(1)).toBeNull());
    app.signInElsewhere(person(1));
    await app.go('/startups');
    await openLogout();
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
