import type { Action } from '@aval/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { calculations, startup } from '../../../testing/fixtures.ts';
import { startApp, type StartedApp, startTime } from '../../../testing/startApp.ts';
import { person, respond, type StubResponse } from '../../../testing/stubServer.ts';

const [recommendation] = calculations[0]?.recommendations.filter(({ who }) => who !== undefined) ?? [];
if (!recommendation) throw new Error('Nothing is recommended.');
const { rule, text, who, proof } = recommendation;

const open: Action = {
  id: 4,
  startup: { id: 7, name: startup.name },
  is_own: true,
  recommendation,
  assignee: 'Ana Ruiz',
  due_date: '2099-09-30',
  proof: 'Bank letter',
  state: 'open',
  gain: null,
  gain_others: 0,
  created_at: '2026-06-12T18:05:00.000Z',
};
const button = (verb: string) => screen.findByRole('button', { name: `${verb}: ${text.en}` });
const refusal = { error: 'CONFLICT', message: 'Somebody took it up', details: null, requestId: 'x' };

describe('actions on the page of a startup', () => {
  let app: StartedApp;
  let stored: Action[] = [];
  let isRefused = true;
  const sent: unknown[] = [];
  const change: StubResponse = ({ body }) => {
    sent.push(body);
    if (isRefused) return respond(refusal, 409);
    stored = [{ ...open, ...(body as Partial<Action>) }];
    return respond({ action: stored[0], message: 'Saved' }, 200);
  };

  beforeAll(async () => {
    app = await startApp('/startups/7', person(1), {
      'GET /api/startups/7': { startup: { ...startup, is_owner: true } },
      'GET /api/startups/7/calculations': { calculations },
      'GET /api/startups/7/actions': () => respond({ actions: stored }),
      'POST /api/startups/7/actions': change,
      'PATCH /api/actions/4': change,
    });
  }, startTime);
  afterAll(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('takes up a recommendation with what it suggests, and shows why that was refused', async () => {
    await userEvent.click(await button('Take up'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Take up a recommendation' }));
    expect(dialog.getByText(text.en)).toBeDefined();
    expect(dialog.getByRole('textbox', { name: /Who does it/ })).toHaveProperty('value', who?.en);
    fireEvent.change(dialog.getByLabelText(/Due date/), { target: { value: '2099-09-30' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Take up' }));
    expect(await dialog.findByText('Somebody took it up')).toBeDefined();
    isRefused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Take up' }));
    expect(await screen.findByText('Due 30/09/2099')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.at(-1)).toEqual({ rule, assignee: who?.en, due_date: '2099-09-30', proof: proof?.en });
    expect(screen.queryByRole('button', { name: `Take up: ${text.en}` })).toBeNull();
    const record = screen.getByRole('link', { name: `Record it: ${text.en}` });
    expect(record.getAttribute('href')).toBe('/startups/7/figures?action=4');
  });

  it('edits what was planned', async () => {
    await userEvent.click(await button('Edit'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit action' }));
    const assignee = dialog.getByRole('textbox', { name: /Who does it/ });
    await userEvent.clear(assignee);
    await userEvent.type(assignee, 'Berta Gil');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Berta Gil')).toBeDefined();
    expect(sent.at(-1)).toEqual({ assignee: 'Berta Gil', due_date: '2099-09-30', proof: proof?.en });
  });

  it('drops it at once, and takes it up again on Undo', async () => {
    await userEvent.click(await button('Drop'));
    expect(await button('Take up')).toBeDefined();
    expect(sent.at(-1)).toEqual({ state: 'dropped' });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await button('Drop')).toBeDefined();
    expect(sent.at(-1)).toEqual({ state: 'open' });
  });

  it('keeps it when the server refuses to drop it', async () => {
    isRefused = true;
    await userEvent.click(await button('Drop'));
    expect((await screen.findAllByText('Somebody took it up')).length).toBeGreaterThan(0);
    expect(await button('Drop')).toBeDefined();
    expect(app.calls.filter((call) => call === 'GET /api/startups/7/actions').length).toBeGreaterThan(1);
  });
});
