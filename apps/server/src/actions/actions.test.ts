import type { Recommendation } from '@aval/metrics';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Transaction } from '../db/open.ts';
import { actions } from '../db/schema/actions.ts';
import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { markActionsDone } from './markActionsDone.ts';
import { reopenActions } from './reopenActions.ts';
import { recordedActions, restoreActions } from './restoreActions.ts';
import { settleActions } from './settleActions.ts';

interface Listed {
  id: number;
  state: string;
}

describe('actions', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let follower: TestUser;
  let stranger: TestUser;
  let id: number;
  let line: Recommendation | undefined;
  let tasks: Recommendation[];
  let rules: string[];

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, as: TestUser, body?: object) =>
    server.call(method, path, { as, ...(body && { body }) });
  const takeUp = (rest: object = {}, as = owner) =>
    call('POST', `/api/startups/${id}/actions`, as, { rule: rules[0], ...rest });
  const list = async (as = owner) => (await call('GET', `/api/startups/${id}/actions`, as)).body.actions;
  const mine = async (as: TestUser) => (await call('GET', '/api/actions', as)).body.actions;
  const update = (action: number, body: object, as = owner) => call('PATCH', `/api/actions/${action}`, as, body);
  const inTransaction = (work: (tx: Transaction) => Promise<void>) => server.database.db.transaction(work);

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    stranger = await server.makeUser();
  });
  beforeEach(async () => {
    server.clock.now = new Date('2026-06-15T11:58:00Z');
    owner = await server.makeUser();
    follower = await server.makeUser();
    const body = startupBody({ is_owner: true, is_private: 0, cash_runway_months: 4 });
    id = (await call('POST', '/api/startups', owner, body)).body.id;
    // Only an administrator publishes.
    await server.database.db.update(startups).set({ is_private: 0 }).where(eq(startups.id, id));
    await call('POST', `/api/startups/${id}/follow`, follower);
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, owner)).body;
    const { recommendations }: { recommendations: Recommendation[] } = calculations[0];
    [line, tasks] = [recommendations.find(({ who }) => !who), recommendations.filter(({ who }) => who)];
    rules = tasks.map(({ rule }) => rule);
    if (rules.length < 3) throw new Error('Too little is recommended.');
  });
  afterAll(() => server.close());

  it('hold the recommendation as it stood, whatever the client says of it', async () => {
    const { status, body } = await takeUp({ assignee: ' Ana Ruiz ', due_date: '2026-09-30', proof: 'Bank letter' });
    expect([status, body.message]).toEqual([201, 'Taken up']);
    expect(body.action).toMatchObject({
      startup: { id },
      is_own: true,
      recommendation: tasks[0],
      assignee: 'Ana Ruiz',
      due_date: '2026-09-30',
      proof: 'Bank letter',
      state: 'open',
      gain: null,
      gain_others: 0,
      created_at: '2026-06-15T11:58:00.000Z',
    });
    expect(await list()).toEqual([body.action]);
    expect((await takeUp({ rule: rules[1], gain: 50 })).status).toBe(400);
  });

  it('are of what the newest calculation recommends, one at a time', async () => {
    for (const rule of ['win_the_lottery', line?.rule])
      expect((await takeUp({ rule })).body).toMatchObject({
        error: 'UNKNOWN_REFERENCE',
        message: expect.stringMatching(/newest calculation/),
      });
    const answers = await Promise.all([takeUp(), takeUp({}, admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toMatch(/^Somebody has already taken up/);
    expect(await list()).toHaveLength(1);
  });

  it.each<[string, () => TestUser, number, number, number]>([
    ['owners', () => owner, 200, 201, 200],
    ['administrators', () => admin, 200, 201, 200],
    ['followers', () => follower, 200, 403, 403],
    ['others', () => stranger, 403, 403, 403],
  ])('may be read, made and changed: %s', async (_, who, read, made, changed) => {
    const [first] = [(await takeUp()).body.action];
    expect((await call('GET', `/api/startups/${id}/actions`, who())).status).toBe(read);
    expect((await takeUp({ rule: rules[1] }, who())).status).toBe(made);
    expect((await update(first.id, { assignee: 'Me' }, who())).status).toBe(changed);
  });

  it('are those of the creator in whose hands the startup still is', async () => {
    const creator = await server.makeUser();
    const body = startupBody({ name: 'Left to its creator', cash_runway_months: 4 });
    id = (await call('POST', '/api/startups', creator, body)).body.id;
    const { action } = (await takeUp({}, creator)).body;
    expect(action.is_own).toBe(true);
    expect(await mine(creator)).toEqual([action]);
  });

  it('show followers what is under way, without what the owners wrote', async () => {
    const { action } = (await takeUp({ assignee: 'Ana Ruiz', proof: 'Letter from Ana', due_date: '2026-09-30' })).body;
    const dropped = (await takeUp({ rule: rules[1] })).body.action;
    await update(dropped.id, { state: 'dropped' });
    const seen = { ...action, is_own: false, assignee: null, proof: null };
    expect(await list(follower)).toEqual([seen]);
    expect((await list()).map(({ state }: Listed) => state)).toEqual(['open', 'dropped']);
    expect(await mine(follower)).toEqual([seen]);
    expect(await mine(owner)).toEqual([action]);
    expect(await mine(stranger)).toEqual([]);
    expect(await mine(admin)).toEqual([]);
  });

  it('of a startup that became private are hidden from its followers', async () => {
    const { action } = (await takeUp()).body;
    await server.database.db.update(startups).set({ is_private: 1 }).where(eq(startups.id, id));
    expect(await mine(follower)).toEqual([]);
    for (const answer of [
      await call('GET', `/api/startups/${id}/actions`, follower),
      await update(action.id, {}, follower),
    ])
      expect([answer.status, answer.body.error]).toEqual([404, 'NOT_FOUND']);
    expect((await update(999_999, {})).status).toBe(404);
    expect(await mine(owner)).toHaveLength(1);
  });

  it('come soonest first, those without a date last', async () => {
    await takeUp();
    await takeUp({ rule: rules[1], due_date: '2026-08-01' });
    await takeUp({ rule: rules[2], due_date: '2026-07-01' });
    const dates = ['2026-07-01', '2026-08-01', null];
    for (const found of [await mine(owner), await mine(follower), await list(follower)])
      expect(found.map(({ due_date }: { due_date: string | null }) => due_date)).toEqual(dates);
  });

  it('are due in the future, unless the date has passed meanwhile', async () => {
    expect((await takeUp({ due_date: '2026-06-13' })).body.issues).toEqual([
      { path: 'due_date', message: 'The due date cannot be in the past' },
    ]);
    expect((await takeUp({ due_date: '2026-02-30' })).body.issues).toEqual([
      { path: 'due_date', message: 'Due date is not valid' },
    ]);
    // Where the day ends last, it is still the 14th.
    const { action } = (await takeUp({ due_date: '2026-06-14' })).body;
    server.clock.now = new Date('2026-06-15T12:02:00Z');
    const kept = await update(action.id, { due_date: '2026-06-14', assignee: 'Ana' });
    expect([kept.status, kept.body.message]).toEqual([200, 'Action saved']);
    expect(kept.body.action).toMatchObject({ due_date: '2026-06-14', assignee: 'Ana' });
    expect((await update(action.id, { due_date: '2026-06-13' })).status).toBe(400);
    expect((await update(action.id, { due_date: '' })).body.action).toMatchObject({ due_date: null, assignee: 'Ana' });
    expect((await update(action.id, { due_date: '2026-06-14' })).status).toBe(400);
  });

  it('are dropped and taken up again, unless somebody else did meanwhile', async () => {
    const { action } = (await takeUp()).body;
    expect((await update(action.id, { state: 'dropped' })).body).toMatchObject({
      action: { state: 'dropped' },
      message: 'Action dropped',
    });
    expect((await update(action.id, { assignee: 'Ana' })).body.error).toBe('CONFLICT');
    expect((await update(action.id, { state: 'open' })).body).toMatchObject({
      action: { state: 'open' },
      message: 'Taken up again',
    });
    await update(action.id, { state: 'dropped' });
    await takeUp();
    expect((await update(action.id, { state: 'open' })).body).toMatchObject({
      error: 'CONFLICT',
      message: expect.stringMatching(/^Somebody has already/),
    });
    expect((await update(action.id, { state: 'accepted' })).status).toBe(400);
    const { events } = (await call('GET', `/api/admin/audit-events?startup=${id}`, admin)).body;
    const told = events.map((event: { action: string }) => event.action);
    const expected = ['take_up_action', 'drop_action', 'reopen_action', 'drop_action', 'take_up_action'];
    expect(told.slice(0, 5)).toEqual(expected);
    expect(events[0].detail).toEqual([{ label: 'Recommendation', from: null, to: action.recommendation.text.en }]);
  });

  describe('marked as done by a proposal', () => {
    let action: Listed;
    let proposalId: number;
    const state = async () => (await list()).find((each: Listed) => each.id === action.id);

    beforeEach(async () => {
      action = (await takeUp({ due_date: '2026-09-30' })).body.action;
      const sent = { facts: { team_size: 13 } };
      proposalId = (await call('POST', `/api/startups/${id}/proposals`, owner, sent)).body.proposal.id;
      await inTransaction((tx) => markActionsDone(tx, { startupId: id, proposalId, ids: [action.id, action.id] }));
    });

    it('can be neither changed nor taken up a second time', async () => {
      expect(await state()).toMatchObject({ state: 'done' });
      expect((await update(action.id, { state: 'dropped' })).body.message).toMatch(/^Only open actions/);
      expect((await takeUp()).body.error).toBe('CONFLICT');
      expect(await mine(owner)).toHaveLength(1);
      expect(await mine(follower)).toEqual([]);
      expect(await list(follower)).toHaveLength(1);
    });

    it('are accepted with their gain, which can be undone', async () => {
      const before = await server.database.db.transaction((tx) => recordedActions(tx, proposalId));
      await inTransaction((tx) => settleActions(tx, { proposalId, gain: 1.5 }));
      expect(await state()).toMatchObject({ state: 'accepted', gain: 1.5 });
      await inTransaction((tx) => settleActions(tx, { proposalId, gain: 0.25 }));
      expect(await state()).toMatchObject({ state: 'accepted', gain: 1.75 });
      expect(await list(follower)).toEqual([]);
      expect(await mine(owner)).toEqual([]);
      await inTransaction((tx) => restoreActions(tx, proposalId, before));
      expect(await state()).toMatchObject({ state: 'done', gain: null });
    });

    it('are open again when the proposal comes to nothing', async () => {
      await inTransaction((tx) => reopenActions(tx, proposalId));
      expect(await state()).toMatchObject({ state: 'open' });
      await inTransaction((tx) => settleActions(tx, { proposalId, gain: 1.8 }));
      expect(await state()).toMatchObject({ state: 'open', gain: null });
    });

    it('are open ones of the startup, or none is marked', async () => {
      const second = (await takeUp({ rule: rules[1] })).body.action;
      for (const ids of [
        [second.id, 999_999],
        [second.id, action.id],
      ])
        await expect(inTransaction((tx) => markActionsDone(tx, { startupId: id, proposalId, ids }))).rejects.toThrow(
          /not an open one of this startup/,
        );
      const elsewhere = { startupId: id + 1, proposalId, ids: [second.id] };
      await expect(inTransaction((tx) => markActionsDone(tx, elsewhere))).rejects.toThrow(/UNKNOWN_REFERENCE/);
      const [row] = await server.database.db.select().from(actions).where(eq(actions.id, second.id));
      expect(row).toMatchObject({ state: 'open', proposal_id: null });
    });
  });
});
