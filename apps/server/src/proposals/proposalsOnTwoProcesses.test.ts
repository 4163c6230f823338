import { setTimeout as wait } from 'node:timers/promises';

import type { Claim, Proposal } from '@aval/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../db/open.ts';
import { formBody } from '../testing/formBody.ts';
import { hasPostgres } from '../testing/ownPostgres.ts';
import { sendTo, signIn } from '../testing/serverProcess.ts';
import { serversOnOneDatabase } from '../testing/serversOnOneDatabase.ts';
import type { Running } from '../testing/spawnServer.ts';
import { startupBody } from '../testing/startupBody.ts';

const password = 'Figures!2026';
const rounds = 5;

const decide = (server: Running, proposal: number, as: string, decisions: object[]) =>
  sendTo(server.address, 'POST', `/api/admin/proposals/${proposal}/decisions`, as, { decisions });
const kindsOn = async (server: Running, as: string): Promise<string[]> =>
  (await sendTo(server.address, 'GET', '/api/notices', as)).body.notices.map(({ kind }: { kind: string }) => kind);

describe.skipIf(!hasPostgres)('the figures of an owner, with two processes on one database', () => {
  let servers: Awaited<ReturnType<typeof serversOnOneDatabase>>;
  let a: Running;
  let b: Running;
  let owner: string;
  let investor: string;
  let reviewer: string;
  let colleague: string;
  let id: number;

  /** @returns The session of a new account with a confirmed address. */
  async function join(email: string, role: 'user' | 'admin'): Promise<string> {
    const body = {
      email,
      password,
      role,
      first_name: 'Person',
      last_name: role,
      profile_type_code: 'I',
      profile_group_code: 'INVESTOR',
    };
    expect((await sendTo(a.address, 'POST', '/api/user', reviewer, body)).status).toBe(201);
    return (await sendTo(b.address, 'POST', '/api/auth/login', '', { email, password })).body.token;
  }
  const propose = async (facts: object, rest: object = {}): Promise<Proposal> => {
    const { status, body } = await sendTo(a.address, 'POST', `/api/startups/${id}/proposals`, owner, {
      facts,
      ...rest,
    });
    expect(status).toBe(201);
    return body.proposal;
  };
  const undo = (server: Running, proposal: number) =>
    sendTo(server.address, 'POST', `/api/admin/proposals/${proposal}/undo`, reviewer);
  const queueOn = async (server: Running): Promise<Proposal[]> =>
    (await sendTo(server.address, 'GET', '/api/admin/proposals', reviewer)).body.proposals;
  const startupOn = async (server: Running) =>
    (await sendTo(server.address, 'GET', `/api/startups/${id}`, investor)).body.startup;
  const calculationsOn = async (server: Running) =>
    (await sendTo(server.address, 'GET', `/api/startups/${id}/calculations`, investor)).body.calculations;
  beforeAll(async () => {
    servers = await serversOnOneDatabase({ AVAL_LIMIT_SIGN_IN: '100' });
    [a, b] = await Promise.all([servers.start('a'), servers.start('b')]);
    reviewer = await signIn(a.address);
    colleague = await join('colleague@example.com', 'admin');
    owner = await join('owner@example.com', 'user');
    investor = await join('investor@example.com', 'user');
    const database = await openDatabase(servers.database);
    await database.db.execute(sql`update users set email_confirmed_at = now()`);
    const body = startupBody({ is_owner: true, cash_runway_months: 2, team_size: 8, burn_rate: 9000 });
    id = (await sendTo(a.address, 'POST', '/api/startups', owner, body)).body.id;
    await sendTo(a.address, 'PATCH', `/api/startups/${id}`, reviewer, { is_private: 0 });
    await database.close();
    await sendTo(a.address, 'POST', `/api/startups/${id}/follow`, investor);
  });
  afterAll(() => servers?.remove());

  it('are proposed in one, decided in the other, told in the first and taken back in either', async () => {
    const form = await formBody({ name: 'bank-letter.txt', bytes: 'Cash runway: 14 months\n' });
    const sent = await fetch(`${a.address}/api/startups/${id}/proofs`, {
      method: 'POST',
      headers: { authorization: `Bearer ${owner}`, ...form.headers },
      body: new Uint8Array(form.body),
    });
    const { document_id } = (await sent.json()) as { document_id: number };
    const proof = { document_id, quote: 'Cash runway: 14 months', page: null };
    const [before] = await calculationsOn(b);
    await propose(
      { cash_runway_months: 14, team_size: 30, technical_expertise: 2 },
      { sources: { cash_runway_months: proof } },
    );

    const [waiting] = await queueOn(b);
    if (!waiting) throw new Error('Nothing waits in the other process.');
    const claim = (field: string) => waiting.claims.find((each) => each.field === field)?.id ?? 0;
    expect(waiting.claims.find(({ field }) => field === 'cash_runway_months')).toMatchObject({
      value: 14,
      before: 2,
      document: 'bank-letter.txt',
      quote: 'Cash runway: 14 months',
    });
    const decided = await decide(b, waiting.id, reviewer, [
      { claim_id: claim('cash_runway_months'), decision: 'accept' },
      { claim_id: claim('technical_expertise'), decision: 'accept' },
      { claim_id: claim('team_size'), decision: 'refuse', reason: 'The payroll says eight' },
    ]);
    expect(decided.status).toBe(200);

    expect(await startupOn(a)).toMatchObject({ cash_runway_months: 14, technical_expertise: 2, team_size: 8 });
    const [newest, ...older] = await calculationsOn(a);
    expect(older).toEqual([before]);
    expect(newest.IE_investability_score).not.toBe(before.IE_investability_score);
    expect(newest.proposal).toMatchObject({
      id: waiting.id,
      fields: expect.toSatisfy((fields: string[]) => fields.length === 2 && !fields.includes('team_size')),
    });
    const listed = (await sendTo(a.address, 'GET', `/api/startups/${id}/proposals`, owner)).body.proposals;
    expect(listed[0].claims.find(({ state }: Claim) => state === 'refused')).toMatchObject({
      field: 'team_size',
      reason: 'The payroll says eight',
    });
    expect(await kindsOn(a, investor)).toEqual([expect.stringMatching(/^(score_moved|level_changed)$/)]);
    expect(await kindsOn(a, owner)).toContain('claims_decided');
    expect(await queueOn(a)).toEqual([]);

    expect((await undo(a, waiting.id)).status).toBe(200);
    expect(await startupOn(b)).toMatchObject({ cash_runway_months: 2, technical_expertise: 5 });
    expect(await calculationsOn(b)).toEqual([before]);
    expect([await kindsOn(b, investor), await kindsOn(b, owner)]).toEqual([[], []]);
    expect((await queueOn(b)).map((each) => each.claims.map(({ state }) => state))).toEqual([['open', 'open', 'open']]);
    expect((await undo(b, waiting.id)).status).toBe(409);
  });

  it('are decided by one of two reviewers, and the other is told', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const proposed = await propose({ team_size: 20 + round, burn_rate: 8000 - round });
      const each = (decision: object) => proposed.claims.map(({ id: claim_id }) => ({ claim_id, ...decision }));
      const answers = await Promise.all([
        decide(a, proposed.id, reviewer, each({ decision: 'accept' })),
        decide(b, proposed.id, colleague, each({ decision: 'refuse', reason: 'No' })),
      ]);
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const told = answers.find(({ status }) => status === 409);
      expect(told?.body).toMatchObject({ error: 'CONFLICT', message: expect.stringMatching(/decided/) });
      const isAccepted = answers[0]?.status === 200;
      const states = (await sendTo(b.address, 'GET', `/api/admin/proposals/${proposed.id}`, colleague)).body.proposal
        .claims;
      expect(states.map(({ state }: Claim) => state)).toEqual(
        isAccepted ? ['accepted', 'accepted'] : ['refused', 'refused'],
      );
      expect((await startupOn(b)).team_size === 20 + round).toBe(isAccepted);
      expect((await kindsOn(a, owner)).filter((kind) => kind === 'claims_decided')).toHaveLength(round + 1);
    }
  });

  it('are mailed as decided by one of the processes, once that is final', async () => {
    const about = (text: string) =>
      ['a', 'b'].flatMap((name) => servers.mailsOf(name)).filter((mail) => mail.includes(text));
    const { id: proposalId, claims } = await propose({ profit_margin: -20 });
    await decide(a, proposalId, reviewer, [{ claim_id: claims[0]?.id, decision: 'refuse', reason: 'Not audited yet' }]);
    expect(about('Not audited yet')).toEqual([]);
    const database = await openDatabase(servers.database);
    await database.db.execute(sql`
      update claims set decided_at = decided_at - interval '6 minutes' where proposal_id = ${proposalId}`);
    await expect.poll(() => about('Not audited yet')).toHaveLength(1);
    // The other process looks within ten seconds, too.
    await wait(12_000);
    expect(about('Not audited yet')).toHaveLength(1);
    await database.close();
  });

  it('are taken back once, also when it is asked of both processes', async () => {
    const proposed = await propose({ team_size: 40 });
    const claim_id = proposed.claims[0]?.id;
    await decide(a, proposed.id, reviewer, [{ claim_id, decision: 'accept' }]);
    const before = await calculationsOn(b);
    const answers = await Promise.all([undo(a, proposed.id), undo(b, proposed.id)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(await calculationsOn(b)).toHaveLength(before.length - 1);
    expect((await startupOn(a)).team_size).not.toBe(40);
  });
});
