import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { formBody } from '../testing/formBody.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const claimsOf = (body: { proposal: { claims: { field: string; state: string }[] } }) =>
  body.proposal.claims.map(({ field, state }) => [field, state]);

const refuse = (claim_id: number) => ({ claim_id, decision: 'refuse', reason: 'The payroll says eight' });

describe('proposals', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let reader: TestUser;
  let id: number;

  const call = (method: 'GET' | 'POST' | 'PATCH', path: string, as: TestUser, body?: object) =>
    server.call(method, path, { as, ...(body && { body }) });
  const propose = (facts: object, rest: object = {}, as = owner) =>
    call('POST', `/api/startups/${id}/proposals`, as, { facts, ...rest });
  const decide = (proposal: number, decisions: object[], as = admin) =>
    call('POST', `/api/admin/proposals/${proposal}/decisions`, as, { decisions });
  const startup = async () => (await call('GET', `/api/startups/${id}`, admin)).body.startup;

  const start = new Date('2026-06-30T12:00:00Z');
  const pass = (seconds: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
  };
  const undo = (proposal: number, as = admin) => call('POST', `/api/admin/proposals/${proposal}/undo`, as);
  const acceptAll = async () => {
    pass(60);
    const { proposal } = (await propose({ cash_runway_months: 14 })).body;
    await decide(proposal.id, [{ claim_id: proposal.claims[0].id, decision: 'accept' }]);
    return proposal;
  };
  const stateOf = async () => {
    const { updated_at: _at, ...rest } = await startup();
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, admin)).body;
    return { ...rest, calculations };
  };

  const fieldsOfCauses = async () => {
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, reader)).body;
    return calculations.map((each: { proposal?: { fields: string[] } }) => each.proposal?.fields);
  };

  const actionsNow = async () =>
    (await call('GET', `/api/startups/${id}/actions`, owner)).body.actions.toSorted(
      (one: { id: number }, other: { id: number }) => one.id - other.id,
    );

  const statesNow = async () => (await actionsNow()).map(({ state }: { state: string }) => state);

  const upload = async (as: TestUser) => {
    const file = { name: 'bank-letter.txt', bytes: 'Cash runway: 14 months\nBurn rate: 9,000 EUR per month\n' };
    const form = await formBody(file, {});
    return server.call('POST', `/api/startups/${id}/proofs`, { as, body: form.body, headers: form.headers });
  };

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
    owner = await server.makeUser();
    reader = await server.makeUser();
  });

  beforeEach(async () => {
    server.clock.now = start;
    const body = startupBody({ is_owner: true, is_private: 0, cash_runway_months: 4, team_size: 8 });
    id = (await call('POST', '/api/startups', owner, body)).body.id;
  });
  afterAll(() => server.close());

  it('change nothing until an administrator accepts them', async () => {
    const before = await startup();
    const { status, body } = await propose(
      { cash_runway_months: 14, team_size: 9 },
      { as_of: '2026-06-01', dates: { team_size: '2026-06-15' }, note: 'The round is closed' },
    );
    expect([status, body.message]).toEqual([201, expect.stringMatching(/^Proposed/)]);
    expect(body.proposal).toMatchObject({
      startup: { id },
      user: { id: owner.id },
      note: 'The round is closed',
      claims: [
        { field: 'team_size', value: 9, before: 8, stored: 8, as_of: '2026-06-15', state: 'open', is_stale: false },
        { field: 'cash_runway_months', value: 14, before: 4, stored: 4, as_of: '2026-06-01', state: 'open' },
      ],
    });
    expect(await startup()).toEqual(before);
  });

  it('become facts with date and proposer, in one calculation', async () => {
    const { proposal } = (await propose({ cash_runway_months: 14, team_size: 9 }, { as_of: '2026-06-01' })).body;
    pass(5);
    const ids = proposal.claims.map((claim: { id: number }) => claim.id);
    const effect = (await call('GET', `/api/admin/proposals/${proposal.id}`, admin)).body;
    expect(effect.effect.score_after).toBeGreaterThan(effect.effect.score);
    const { status, body } = await decide(proposal.id, [
      { claim_id: ids[0], decision: 'refuse', reason: 'The payroll says eight' },
      { claim_id: ids[1], decision: 'accept' },
    ]);
    expect(status).toBe(200);
    expect(claimsOf(body)).toEqual([
      ['team_size', 'refused'],
      ['cash_runway_months', 'accepted'],
    ]);
    const after = await startup();
    expect(after).toMatchObject({ cash_runway_months: 14, team_size: 8 });
    expect(after.field_sources.cash_runway_months).toMatchObject({ kind: 'stated', by: owner.id, date: '2026-06-01' });
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, admin)).body;
    expect(calculations).toHaveLength(2);
    expect(calculations[0].inputs.evidence.cash_runway_months).toEqual({ date: '2026-06-01' });
    const listed = (await call('GET', `/api/startups/${id}/proposals`, owner)).body.proposals;
    expect(listed[0].claims[0]).toMatchObject({ reason: 'The payroll says eight' });
  });

  it('are decided once, also by two administrators at the same time', async () => {
    const { proposal } = (await propose({ team_size: 10 })).body;
    const [claim] = proposal.claims;
    const second = await server.makeUser({ role: 'admin' });
    const decisions = [{ claim_id: claim.id, decision: 'accept' }];
    const answers = await Promise.all([decide(proposal.id, decisions), decide(proposal.id, decisions, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await startup()).team_size).toBe(10);
  });

  it('replace what is still open of the same field', async () => {
    const first = (await propose({ team_size: 10, burn_rate: 9000 })).body;
    await propose({ team_size: 11 });
    const queue = (await call('GET', '/api/admin/proposals', admin)).body;
    const own = queue.proposals.filter((each: { startup: { id: number } }) => each.startup.id === id);
    expect(own.map((each: typeof first.proposal) => claimsOf({ proposal: each }))).toEqual([
      [
        ['team_size', 'replaced'],
        ['burn_rate', 'open'],
      ],
      [['team_size', 'open']],
    ]);
  });

  it('are counted for administrators while something is open', async () => {
    const count = async () => (await call('GET', '/api/admin/proposals/count', admin)).body.waiting;
    const others = await count();
    const { proposal } = (await propose({ team_size: 10, burn_rate: 9000 })).body;
    expect(await count()).toBe(others + 1);
    expect((await call('GET', '/api/admin/proposals', admin)).body.total).toBe(others + 1);
    const [size, rate] = proposal.claims.map((claim: { id: number }) => ({ claim_id: claim.id, decision: 'accept' }));
    await decide(proposal.id, [size]);
    expect(await count()).toBe(others + 1);
    await decide(proposal.id, [rate]);
    expect(await count()).toBe(others);
    await propose({ team_size: 11 });
    await server.call('DELETE', `/api/startups/${id}`, { as: admin });
    expect(await count()).toBe(others);
  });

  it('leave one open claim of a field, also of a hundred proposals at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => propose({ team_size: index + 1 })));
    const stored = answers.filter(({ status }) => status === 201);
    expect(stored.length).toBeGreaterThan(1);
    // The rest were told to wait, and nothing of them was stored.
    expect(answers.filter(({ status }) => status !== 201 && status !== 429)).toEqual([]);
    const { proposals } = (await call('GET', `/api/startups/${id}/proposals`, owner)).body;
    const states = proposals.flatMap((proposal: (typeof answers)[0]['body']['proposal']) => claimsOf({ proposal }));
    expect(states.map(([, state]: [string, string]) => state).toSorted()).toEqual([
      'open',
      ...stored.slice(1).map(() => 'replaced'),
    ]);
  });

  it('can be withdrawn by who made them, as long as something is open', async () => {
    const { proposal } = (await propose({ team_size: 10 })).body;
    const withdraw = (as: TestUser) => call('POST', `/api/proposals/${proposal.id}/withdrawal`, as);
    expect((await withdraw(reader)).status).toBe(404);
    expect(claimsOf((await withdraw(owner)).body)).toEqual([['team_size', 'withdrawn']]);
    expect((await withdraw(owner)).status).toBe(409);
  });

  it('say when the stored value has changed since', async () => {
    const { proposal } = (await propose({ team_size: 10 })).body;
    await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { team_size: 12 } });
    const { body } = await call('GET', `/api/admin/proposals/${proposal.id}`, admin);
    expect(body.proposal.claims[0]).toMatchObject({ before: 8, stored: 12, is_stale: true });
  });

  it('are for owners and administrators only', async () => {
    expect((await propose({ team_size: 10 }, {}, reader)).status).toBe(403);
    expect((await call('GET', `/api/startups/${id}/proposals`, reader)).status).toBe(403);
    expect((await call('GET', '/api/admin/proposals', owner)).status).toBe(403);
  });

  it.each([
    [{}, {}, 'facts'],
    [{ team_size: 0 }, {}, 'facts.team_size'],
    [{ name: 'Other' }, {}, 'facts.name'],
    [{ team_size: 9 }, { as_of: '2027-01-01' }, 'as_of'],
    [{ team_size: 9 }, { as_of: '2026-13-01' }, 'as_of'],
    [{ team_size: 9 }, { dates: { burn_rate: '2026-01-01' } }, 'facts.burn_rate'],
    [{ team_size: 9 }, { sources: { team_size: { document_id: 999 } } }, 'sources.team_size'],
  ])('are refused with what is wrong: %j %j', async (facts, rest, path) => {
    const { status, body } = await propose(facts, rest);
    expect([status, body.error]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.issues[0].path).toBe(path);
  });

  it('carry proof, which the document reader reads, and which vouches for the fact once it is accepted', async () => {
    expect((await upload(reader)).status).toBe(403);
    const { status, body: proof } = await upload(owner);
    expect([status, proof.document]).toEqual([201, 'bank-letter.txt']);
    const found = proof.facts.find(({ field }: { field: string }) => field === 'cash_runway_months');
    expect(found).toMatchObject({ value: 14, quote: 'Cash runway: 14 months' });
    expect((await upload(owner)).body.document_id).toBe(proof.document_id);

    const source = { document_id: proof.document_id, quote: found.quote, page: found.page };
    const forged = { sources: { cash_runway_months: { ...source, quote: 'Cash runway: 99 months' } } };
    expect((await propose({ cash_runway_months: 99 }, forged)).status).toBe(400);
    const { proposal } = (await propose({ cash_runway_months: 14 }, { sources: { cash_runway_months: source } })).body;
    expect(proposal.claims[0]).toMatchObject({
      document: 'bank-letter.txt',
      quote: 'Cash runway: 14 months',
      found: 14,
    });
    const other = (await propose({ burn_rate: 8000 }, { sources: { burn_rate: { document_id: proof.document_id } } }))
      .body;
    expect(other.proposal.claims[0]).toMatchObject({ value: 8000, found: 9000, quote: null });
    await decide(proposal.id, [{ claim_id: proposal.claims[0].id, decision: 'accept' }]);
    const after = await startup();
    expect(after.field_sources.cash_runway_months).toMatchObject({ kind: 'document', document: 'bank-letter.txt' });
    expect(after.evidenced).toBeGreaterThan(0);

    const bytes = (as: TestUser) => call('GET', `/api/startups/${id}/proofs/${proof.document_id}`, as);
    expect([(await bytes(owner)).status, (await bytes(reader)).status]).toEqual([200, 403]);
  });

  it('are named as the cause of the calculation, with what was accepted', async () => {
    const { proposal } = (await propose({ cash_runway_months: 14, team_size: 9 })).body;
    pass(5);
    const decisions = proposal.claims.map(({ id: claim_id, field }: { id: number; field: string }) =>
      field === 'team_size' ? { claim_id, decision: 'refuse', reason: 'Not yet' } : { claim_id, decision: 'accept' },
    );
    await decide(proposal.id, decisions);
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, reader)).body;
    const { portfolio } = (await call('POST', '/api/portfolios', reader, { name: 'Compared' })).body;
    await call('POST', `/api/portfolios/${portfolio.id}/startups/${id}`, reader);
    const { startups } = (await call('GET', `/api/portfolios/${portfolio.id}/compare?calculations=1`, reader)).body;
    for (const shown of [calculations, startups[0].calculations]) {
      expect(shown.map((each: { proposal?: object }) => each.proposal)).toEqual([
        { id: proposal.id, created_at: expect.any(String), fields: ['cash_runway_months'], is_automatic: false },
        undefined,
      ]);
    }
  });

  it('are each the cause of their own calculation, when they are accepted in two goes', async () => {
    const { proposal } = (await propose({ cash_runway_months: 14, team_size: 9, technical_expertise: 2 })).body;
    const accept = (...fields: string[]) => {
      pass(5);
      const chosen = proposal.claims.filter(({ field }: { field: string }) => fields.includes(field));
      const decisions = chosen.map((claim: { id: number }) => ({ claim_id: claim.id, decision: 'accept' }));
      return decide(proposal.id, decisions);
    };
    await accept('cash_runway_months');
    await accept('team_size', 'technical_expertise');
    expect(await fieldsOfCauses()).toEqual([['team_size', 'technical_expertise'], ['cash_runway_months'], undefined]);
    await undo(proposal.id);
    expect(await fieldsOfCauses()).toEqual([['cash_runway_months'], undefined]);
  });

  describe('are taken back by who decided', () => {
    it('with facts, sources and score as before, and the claims open again', async () => {
      const before = await stateOf();
      const proposal = await acceptAll();
      expect((await stateOf()).calculations).toHaveLength(2);
      const { status, body } = await undo(proposal.id);
      expect([status, claimsOf(body)]).toEqual([200, [['cash_runway_months', 'open']]]);
      expect(await stateOf()).toEqual(before);
      expect((await undo(proposal.id)).status).toBe(409);
      expect((await decide(proposal.id, [{ claim_id: proposal.claims[0].id, decision: 'accept' }])).status).toBe(200);
    });

    it('unless the startup has changed since, another administrator decided, or minutes have passed', async () => {
      const first = await acceptAll();
      expect((await undo(first.id, await server.makeUser({ role: 'admin' }))).status).toBe(409);
      pass(1);
      await server.call('PATCH', `/api/startups/${id}`, { as: admin, body: { team_size: 12 } });
      const { status, body } = await undo(first.id);
      expect([status, body.message]).toEqual([409, expect.stringMatching(/^It is too late/)]);
      expect(await startup()).toMatchObject({ cash_runway_months: 14, team_size: 12 });
      const second = await acceptAll();
      pass(6 * 60);
      expect((await undo(second.id)).status).toBe(409);
    });

    it('without the calculation of an earlier proposal, when this one changed no score', async () => {
      const first = await acceptAll();
      const second = await acceptAll();
      const before = (await stateOf()).calculations;
      expect([before.length, before[0].proposal.id]).toEqual([2, first.id]);
      await undo(second.id);
      expect((await stateOf()).calculations).toEqual(before);
    });

    it('with what an owner has proposed since taking its place', async () => {
      const first = await acceptAll();
      await propose({ cash_runway_months: 15 });
      expect(claimsOf((await undo(first.id)).body)).toEqual([['cash_runway_months', 'replaced']]);
    });
  });

  it('are followed by a notice of the decision, and by the gain of the action that they record', async () => {
    const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, owner)).body;
    const taken = calculations[0].recommendations.find(({ proof }: { proof?: object }) => proof);
    const { action } = (await call('POST', `/api/startups/${id}/actions`, owner, { rule: taken.rule })).body;
    const stateOf = async () => (await call('GET', `/api/startups/${id}/actions`, owner)).body.actions[0];
    const first = (await propose({ cash_runway_months: 14, team_size: 9 }, { actions: [action.id] })).body.proposal;
    expect(await stateOf()).toMatchObject({ state: 'done', gain: null });
    expect((await propose({ burn_rate: 9000 }, { actions: [action.id] })).body.error).toBe('UNKNOWN_REFERENCE');
    await call('POST', `/api/proposals/${first.id}/withdrawal`, owner);
    expect(await stateOf()).toMatchObject({ state: 'open' });

    const { proposal } = (await propose({ cash_runway_months: 14, team_size: 9 }, { actions: [action.id] })).body;
    pass(5);
    const [size, runway] = proposal.claims;
    await decide(proposal.id, [
      { claim_id: size.id, decision: 'refuse', reason: 'The payroll says eight' },
      { claim_id: runway.id, decision: 'accept' },
    ]);
    const settled = await stateOf();
    expect(settled.state).toBe('accepted');
    expect(settled.gain).toBeGreaterThan(0);
    const told = async () =>
      (await call('GET', '/api/notices', owner)).body.notices.filter(
        (each: { kind: string; startup: { id: number } }) => each.kind === 'claims_decided' && each.startup.id === id,
      );
    expect(await told()).toMatchObject([
      { detail: { accepted: 1, refused: 1, asked: 0 }, path: `/startups/${id}/figures` },
    ]);
    await undo(proposal.id);
    expect([await told(), (await stateOf()).state]).toEqual([[], 'done']);
  });

  describe('that record actions', () => {
    let taken: number[];

    beforeEach(async () => {
      const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, owner)).body;
      const tasks = calculations[0].recommendations.filter(({ who }: { who?: object }) => who).slice(0, 2);
      taken = [];
      for (const { rule } of tasks)
        taken.push((await call('POST', `/api/startups/${id}/actions`, owner, { rule })).body.action.id);
    });

    it('and are refused: taking the refusal back marks them as done again, with or without a claim that stands', async () => {
      const { proposal } = (await propose({ team_size: 9 }, { actions: taken })).body;
      await decide(proposal.id, [refuse(proposal.claims[0].id)]);
      expect(await statesNow()).toEqual(['open', 'open']);
      await call('PATCH', `/api/actions/${taken[1]}`, owner, { state: 'dropped' });
      await undo(proposal.id);
      expect(await statesNow()).toEqual(['done', 'dropped']);

      await decide(proposal.id, [refuse(proposal.claims[0].id)]);
      await propose({ team_size: 10 });
      await undo(proposal.id);
      expect(await statesNow()).toEqual(['open', 'dropped']);
    });

    it('and are accepted in two goes: taking back the second one leaves what the first one did', async () => {
      const { proposal } = (await propose({ cash_runway_months: 14, team_size: 9 }, { actions: taken })).body;
      const claim = (field: string) => proposal.claims.find((each: { field: string }) => each.field === field).id;
      await decide(proposal.id, [{ claim_id: claim('cash_runway_months'), decision: 'accept' }]);
      const [first] = await actionsNow();
      expect(first).toMatchObject({ state: 'accepted', gain_others: 1 });
      pass(5);
      await decide(proposal.id, [refuse(claim('team_size'))]);
      await undo(proposal.id);
      expect((await actionsNow())[0]).toEqual(first);
      await decide(proposal.id, [{ claim_id: claim('team_size'), decision: 'accept' }]);
      const { calculations } = (await call('GET', `/api/startups/${id}/calculations`, owner)).body;
      const scoreOf = (index: number) => calculations.at(index).IE_investability_score;
      const [settled] = await actionsNow();
      expect(settled.gain).not.toBe(first.gain);
      expect(settled.gain).toBeCloseTo(scoreOf(0) - scoreOf(-1), 8);
    });
  });

  it('want a reason to be refused, or asked about', async () => {
    const { proposal } = (await propose({ team_size: 10 })).body;
    const { status, body } = await decide(proposal.id, [{ claim_id: proposal.claims[0].id, decision: 'ask' }]);
    expect([status, body.issues[0].path]).toEqual([400, 'decisions.0.reason']);
  });
});

describe('proposals that the setting accepts', () => {
  it('become facts at once, marked as not reviewed, but for what opens a severe contradiction', async () => {
    const server = await testServer({ AVAL_PROPOSALS: 'automatic' });
    const owner = await server.makeUser();
    const body = startupBody({ is_owner: true, team_size: 8 });
    const { id } = (await server.call('POST', '/api/startups', { as: owner, body })).body;
    const facts = {
      innovation_level: 3,
      cash_runway_months: 60,
      burn_rate: 900_000,
      financials: { cash_in_bank: 1000 },
    };
    const { proposal } = (await server.call('POST', `/api/startups/${id}/proposals`, { as: owner, body: { facts } }))
      .body;
    const states = Object.fromEntries(
      proposal.claims.map(({ field, state, is_automatic }: Record<string, unknown>) => [field, [state, is_automatic]]),
    );
    expect(states).toEqual({
      innovation_level: ['accepted', true],
      cash_runway_months: ['open', false],
      burn_rate: ['open', false],
      financials: ['open', false],
    });
    const { startup } = (await server.call('GET', `/api/startups/${id}`, { as: owner })).body;
    expect(startup).toMatchObject({ innovation_level: 3, open_contradictions: 0 });
    await server.close();
  });
});
