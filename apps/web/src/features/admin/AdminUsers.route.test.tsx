import type { User } from '@aval/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startApp, type StartedApp, startTime } from '../../testing/startApp.ts';
import { respond, person } from '../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const other = person(2, { phone: '600 000 000' });

const pending = person(4, { is_invited: true });

const button = (name: string) => screen.findByRole('button', { name });

/**
 * Closes the form by its button. Escape would do the same, but a dialog handles keys only once it has been rendered
 * again as the topmost one, which a busy machine puts off; Dialog's story presses Escape in a browser.
 */
async function pressClose(): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
}

async function keepEditing(): Promise<void> {
  await userEvent.click(await button('Keep editing'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}

describe('Users', () => {
  let app: StartedApp;
  let users = [admin, other];
  /** The account as another administrator has saved it since the list loaded; null once they deleted it. */
  let savedElsewhere: User | null = other;
  const gone = { error: 'NOT_FOUND', message: 'Not found', details: null, requestId: 'x' };
  let refuses = false;
  const saved: unknown[] = [];

  beforeAll(async () => {
    app = await startApp('/admin/users', admin, {
      'GET /api/user': ({ query }) =>
        refuses
          ? respond({ error: 'INTERNAL', message: '', details: null, requestId: 'x' }, 500)
          : respond({ users: query.get('q') === 'nobody' ? [] : users }),
      'GET /api/user/2': () => (savedElsewhere ? respond({ user: savedElsewhere }) : respond(gone, 404)),
      'DELETE /api/user/2': () => respond(gone, 404),
      'PUT /api/user/2': ({ body, headers }) => {
        if (!savedElsewhere) return respond(gone, 404);
        if (headers.get('if-match') !== `"${savedElsewhere.updated_at}"`) {
          const edit = { by: 'Ada Byron', by_caller: false, at: savedElsewhere.updated_at };
          return respond({ error: 'STALE', message: 'Changed', details: null, edit, requestId: 'x' }, 409);
        }
        saved.push(body);
        return respond({ user: other, message: 'User saved' });
      },
      'POST /api/user': ({ body }) => {
        saved.push(body);
        return respond({ user: pending, id: 4, message: 'User created. On its way' }, 201);
      },
      'POST /api/user/4/invitation': () => respond({ message: 'On its way to person4@example.com' }),
      'DELETE /api/user/1': () =>
        respond(
          {
            error: 'CANNOT_DELETE_SELF',
            message: 'You cannot delete your own account',
            details: null,
            requestId: 'x',
          },
          409,
        ),
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('lists the accounts, and is listed in the sidebar', async () => {
    expect(await screen.findByText('person2@example.com')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Users' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
    expect(document.title).toBe('Users · Aval');
  });

  it('opens an account by a click anywhere in its row, and saves the changes', async () => {
    await userEvent.click(screen.getByText('person2@example.com'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    expect(location.search).toBe('?open=edit&user=2');
    await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Phone' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('User saved')).toBeDefined();
    expect(saved).toEqual([expect.objectContaining({ phone: null, first_name: 'Person2' })]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps what another administrator saved while the form was open', async () => {
    saved.length = 0;
    await userEvent.click(screen.getByText('person2@example.com'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    savedElsewhere = { ...other, phone: '611 111 111', updated_at: '2026-01-02T08:00:00.000Z' };
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Company Name' }), 'New Co');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([expect.objectContaining({ phone: '611 111 111', company_name: 'New Co' })]);
  });

  it('reports who changed the same field first, and overwrites it only after confirmation', async () => {
    saved.length = 0;
    savedElsewhere = other;
    await userEvent.click(screen.getByText('person2@example.com'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    savedElsewhere = {
      ...other,
      role: 'admin',
      role_code: 'admin',
      phone: '1',
      updated_at: '2026-01-02T08:00:00.000Z',
    };
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Phone' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '2');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    const alert = within(await dialog.findByRole('alert'));
    expect(alert.getByText(/^Ada Byron saved changes in the meantime \(02\/01\/2026, /)).toBeDefined();
    expect(alert.getByRole('term').textContent).toBe('Phone');
    expect(alert.getByRole('definition').textContent).toBe('1');
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '2');
    expect(saved).toEqual([]);
    await userEvent.click(alert.getByRole('button', { name: 'Save my changes anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([expect.objectContaining({ phone: '2', role: 'admin' })]);
  });

  it('takes over the other administrator’s values on request', async () => {
    saved.length = 0;
    savedElsewhere = other;
    await userEvent.click(screen.getByText('person2@example.com'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit User' }));
    savedElsewhere = { ...other, phone: '1', updated_at: '2026-01-02T08:00:00.000Z' };
    await userEvent.type(dialog.getByRole('textbox', { name: 'Phone' }), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the saved values' }));
    expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveProperty('value', '1');
    expect(dialog.queryByRole('alert')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(saved).toEqual([expect.objectContaining({ phone: '1' })]);
    savedElsewhere = other;
  });

  it('invites a new user, and again until they have set a password', async () => {
    saved.length = 0;
    users = [admin, other, pending];
    await userEvent.click(await button('Create User'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create User' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'First Name' }), 'Person4');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Last Name' }), 'Example');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'person4@example.com');
    await userEvent.click(dialog.getByRole('radio', { name: 'Send an invitation' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Create User' }));
    expect(await screen.findByText('User created. On its way')).toBeDefined();
    expect(saved).toEqual([expect.objectContaining({ email: 'person4@example.com', password: null })]);
    expect(await screen.findByText('Invited')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('button', { name: /again$/ })).toHaveLength(1);
    await userEvent.click(await button('Send the invitation to Person4 Example again'));
    expect(await screen.findByText('On its way to person4@example.com')).toBeDefined();
    users = [admin, other];
  });

  it('asks before discarding input, and only if there is any', async () => {
    await userEvent.click(await button('Create User'));
    const dialog = await screen.findByRole('dialog', { name: 'Create User' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'First Name' }), 'Ana');
    await pressClose();
    await keepEditing();
    expect(within(dialog).getByRole('textbox', { name: 'First Name' })).toHaveProperty('value', 'Ana');
    await pressClose();
    await userEvent.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await button('Create User'));
    await screen.findByRole('dialog', { name: 'Create User' });
    await pressClose();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks before Back discards input', async () => {
    await userEvent.click(await button('Create User'));
    const dialog = await screen.findByRole('dialog', { name: 'Create User' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'First Name' }), 'Ana');
    history.back();
    await keepEditing();
    expect(location.search).toContain('open=create');
    expect(within(dialog).getByRole('textbox', { name: 'First Name' })).toHaveProperty('value', 'Ana');
    history.back();
    await userEvent.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location.search).not.toContain('open='));
  });

  it('can still be closed after Back was cancelled', async () => {
    await userEvent.click(await button('Create User'));
    const dialog = await screen.findByRole('dialog', { name: 'Create User' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'First Name' }), 'Ana');
    history.back();
    await keepEditing();
    await pressClose();
    await userEvent.click(await button('Discard changes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(location.search).not.toContain('open='));
  });

  it('reports why an account cannot be deleted', async () => {
    await userEvent.click(await button('Delete Person1 Example'));
    expect(
      await screen.findByText('Are you sure you want to delete this user? This action cannot be undone.'),
    ).toBeDefined();
    await userEvent.click(await button('Delete'));
    const words = await screen.findAllByText('You cannot delete your own account');
    expect(words.map((one) => one.closest('[role="alert"]') !== null)).toEqual([true]);
    await userEvent.click(await button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('reports when the account in the address does not exist', async () => {
    await app.go('/admin/users?open=edit&user=404');
    const dialog = await screen.findByRole('dialog', { name: 'User not found' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('');
  });

  it('opens an account that the current search excludes', async () => {
    await app.go('/admin/users?q=nobody&open=edit&user=2');
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows a message when no account matches the search', async () => {
    await app.go('/admin/users?q=nobody');
    expect(await screen.findByText('No user matches')).toBeDefined();
  });

  it('offers Retry when the list fails to load', async () => {
    refuses = true;
    await app.go('/admin/users?q=other');
    await button('Retry');
    expect(screen.getAllByText('Error loading users').length).toBeGreaterThan(0);
    refuses = false;
    await userEvent.click(await button('Retry'));
    expect(await screen.findByText('person2@example.com')).toBeDefined();
  });

  it('removes an account that another administrator deleted first', async () => {
    await app.go('/admin/users?q=again');
    await userEvent.click(await button('Delete Person2 Example'));
    users = [admin];
    await userEvent.click(await button('Delete'));
    expect(await screen.findByText('The account does not exist, or was deleted.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('person2@example.com')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('reports when another administrator deletes the account while its form is open', async () => {
    users = [admin, other];
    await app.go('/admin/users?q=more');
    await userEvent.click(await screen.findByText('person2@example.com'));
    const dialog = await screen.findByRole('dialog', { name: 'Edit User' });
    savedElsewhere = null;
    users = [admin];
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Company Name' }), 'New Co');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    const notThere = await screen.findByRole('dialog', { name: 'User not found' });
    await userEvent.click(within(notThere).getByRole('button', { name: 'Show the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('denies access to users who are not administrators', async () => {
    app.signInElsewhere(person(3));
    await app.go('/admin/users');
    expect(location.pathname).toBe('/dashboard');
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
  });
});
