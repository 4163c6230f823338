import type { Person } from '@aval/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { calculations, startup } from '../../../testing/fixtures.ts';
import { startApp, startTime } from '../../../testing/startApp.ts';
import { respond, person } from '../../../testing/stubServer.ts';

const admin = person(1, { role: 'admin', role_code: 'admin' });
const users = [admin, person(2), person(3), person(4)];
const ownerOf = ({ id, first_name, last_name }: Person): Person => ({ id, first_name, last_name });
const refusal = (error: string, message: string, status: number) =>
  respond({ error, message, details: null, requestId: 'x' }, status);

const card = () => screen.findByRole('region', { name: 'Owners' });
const names = async () =>
  within(await card())
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole('button', { name });
const remove = (name: string) => button(`Remove ${name} as owner`);
const search = () => screen.findByRole('combobox', { name: 'Add owner' });
const add = async () => userEvent.click(await within(await card()).findByRole('button', { name: 'Add' }));
const question = (name: string) =>
  screen.findByRole('alertdialog', { name: `Remove ${name} as an owner of ${startup.name}?` });

async function choose(text: string, label: string) {
  await userEvent.click(await search());
  await userEvent.keyboard(`${text}{Enter}`);
  expect(await search()).toHaveProperty('value', label);
}

const dates = { created_at: '2026-06-30T12:00:00.000Z', expires_at: '2026-07-30T12:00:00.000Z' };

describe('the owners of a startup', () => {
  let owners: Person[] = [];
  let areUsersThere = false;
  let invitations = [{ id: 5, user_id: null, email: 'guest@example.com', ...dates }];
  let reads = 0;
  const sent: unknown[] = [];
  let onAdd: (() => Promise<Response>) | null = null;
  let onRemove: (() => Promise<Response>) | null = null;

  beforeAll(
    () =>
      startApp(`/startups/${startup.id}/edit`, admin, {
        'GET /api/startups/7': () => {
          reads += 1;
          return respond({ startup: { ...startup, user_id: 3, owners } });
        },
        'GET /api/startups/7/calculations': { calculations },
        'GET /api/startups/7/owner-invitations': () => respond({ invitations }),
        'DELETE /api/startups/7/owner-invitations/5': () => {
          invitations = [];
          return respond({ invitations, message: '' });
        },
        'GET /api/user': () =>
          areUsersThere ? respond({ users }) : refusal('UNAVAILABLE', 'The accounts are being moved', 503),
        'POST /api/startups/7/owner': ({ body }) => {
          if (onAdd) return onAdd();
          sent.push(body);
          owners = [...owners, ...users.filter(({ id }) => id === Object(body).user_id).map(ownerOf)];
          return respond({ owners, invitations, message: '' });
        },
        'DELETE /api/startups/7/owner': ({ query }) => {
          if (onRemove) return onRemove();
          sent.push(query.get('user_id'));
          owners = owners.filter(({ id }) => String(id) !== query.get('user_id'));
          return respond({ owners, message: '' });
        },
      }),
    startTime,
  );
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('show when there are none, and why none can be added yet', async () => {
    expect(await within(await card()).findByText('No owners yet')).toBeDefined();
    expect(await within(await card()).findByText('The accounts are being moved')).toBeDefined();
    areUsersThere = true;
    await userEvent.click(await button('Retry'));
    expect(await search()).toBeDefined();
  });

  it('include whom they invited, until it is withdrawn', async () => {
    const withdraw = 'Withdraw the invitation of guest@example.com';
    await userEvent.click(await button(withdraw));
    expect(await screen.findByText('Invitation withdrawn')).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('button', { name: withdraw })).toBeNull());
  });

  it('ask for a selection when none was made', async () => {
    await add();
    expect(await within(await card()).findByText('Choose who becomes an owner')).toBeDefined();
    expect(document.activeElement).toBe(await search());
  });

  it('are found by name or email and added immediately', async () => {
    await choose('person2@', 'Person2 Example · person2@example.com');
    const before = reads;
    await add();
    expect(await screen.findByText('Person2 Example is now an owner')).toBeDefined();
    expect(sent).toEqual([{ user_id: 2 }]);
    await waitFor(async () => expect(await names()).toEqual(['PEPerson2 Exampleperson2@example.com']));
    expect(await search()).toHaveProperty('value', '');
    await waitFor(() => expect(reads).toBe(before + 1));
  });

  it('are not offered again', async () => {
    await userEvent.click(await search());
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Person1 Example · person1@example.com',
      'Person3 Example · person3@example.com',
      'Person4 Example · person4@example.com',
    ]);
    await userEvent.keyboard('{Escape}');
  });

  it('keep the selection when adding fails, and report the error', async () => {
    onAdd = () => refusal('ALREADY_OWNER', 'This user is already an owner', 409);
    await choose('person3', 'Person3 Example · person3@example.com');
    await add();
    expect(await screen.findByText('This user is already an owner')).toBeDefined();
    expect(await search()).toHaveProperty('value', 'Person3 Example · person3@example.com');
    onAdd = null;
    await add();
    expect(await screen.findByText('Person3 Example is now an owner')).toBeDefined();
  });

  it('stay when the server refuses, and the dialog shows its message', async () => {
    onRemove = () => refusal('UNAVAILABLE', 'The database is restarting', 503);
    await userEvent.click(await remove('Person2 Example'));
    const asking = within(await question('Person2 Example'));
    await userEvent.click(asking.getByRole('button', { name: 'Remove owner' }));
    expect((await asking.findByRole('alert')).textContent).toBe('The database is restarting');
    await userEvent.click(asking.getByRole('button', { name: 'Cancel' }));
    expect(await names()).toHaveLength(2);
    onRemove = null;
  });

  it.each([
    { name: 'Person2 Example', explanation: /if it is private they no longer see it/ },
    { name: 'Person3 Example', explanation: /no longer see it, even if they created it/ },
    { name: 'Person1 Example', explanation: /As an administrator they can still edit it/ },
  ])('show what $name may still do', async ({ name, explanation }) => {
    if (name === 'Person1 Example') {
      await choose('person1@', 'Person1 Example · person1@example.com');
      await add();
    }
    await userEvent.click(await remove(name));
    const asking = within(await question(name));
    expect(asking.getByText(explanation)).toBeDefined();
    const isAdded = name === 'Person1 Example';
    await userEvent.click(asking.getByRole('button', { name: isAdded ? 'Remove owner' : 'Cancel' }));
    await waitFor(async () => expect(await names()).toHaveLength(2));
  });

  it('are removed after confirmation, and the focus moves to the next', async () => {
    await userEvent.click(await remove('Person2 Example'));
    const asking = within(await question('Person2 Example'));
    const before = reads;
    await userEvent.click(asking.getByRole('button', { name: 'Remove owner' }));
    expect(await screen.findByText('Person2 Example is no longer an owner')).toBeDefined();
    expect(sent.at(-1)).toBe('2');
    await waitFor(async () => expect(await names()).toEqual(['PEPerson3 Exampleperson3@example.com']));
    await waitFor(() => expect(reads).toBe(before + 1));
    expect(document.activeElement).toBe(await remove('Person3 Example'));
  });

  it('are removed when another administrator was first, and the focus moves to the title', async () => {
    onRemove = () => refusal('NOT_OWNER', 'This user is not an owner of the startup', 404);
    owners = [];
    await userEvent.click(await remove('Person3 Example'));
    const asking = within(await question('Person3 Example'));
    await userEvent.click(asking.getByRole('button', { name: 'Remove owner' }));
    expect(await screen.findByText('This user is not an owner of the startup')).toBeDefined();
    expect(await within(await card()).findByText('No owners yet')).toBeDefined();
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Owners' }));
  });
});
