import type { Startup, StartupListItem } from '@aval/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const id = 'segment_above_total';
/** The segment is larger than the market. */
const contradicting = { total_market_size: 900, target_segment_size: 1200 };
const text = 'the segment counts customers abroad';

describe('contradictions of a startup', () => {
  let server: TestServer;
  let admin: TestUser;
  let creator: TestUser;
  let stranger: TestUser;

  beforeAll(async () => {
    server = await testServer();
    admin = await server.makeUser({ role: 'admin' });
  });
  beforeEach(async () => {
    creator = await server.makeUser();
    stranger = await server.makeUser();
  });
  afterAll(() => server.close());

  async function create(differences: object = {}, as = creator): Promise<number> {
    const made = await server.call('POST', '/api/startups', { as, body: startupBody(differences) });
    expect(made.status).toBe(201);
    return made.body.id;
  }
  const read = async (startup: number, as: TestUser): Promise<Startup> =>
    (await server.call('GET', `/api/startups/${startup}`, { as })).body.startup;
  const change = (startup: number, body: object, as: TestUser) =>
    server.call('PATCH', `/api/startups/${startup}`, { as, body });
  const answer = (startup: number, said: object | null, as: TestUser) =>
    change(startup, { answers: { [id]: said } }, as);

  async function listed(startup: number): Promise<number | undefined> {
    const { body } = await server.call('GET', '/api/startups/list-full', { as: admin });
    return body.startups.find((item: StartupListItem) => item.id === startup)?.open_contradictions;
  }

  it('never prevent saving and are counted in lists while they are open', async () => {
    const [fitting, wrong] = [await create(), await create(contradicting)];
    expect([await listed(fitting), await listed(wrong)]).toEqual([0, 1]);
    await change(wrong, { target_segment_size: 80 }, admin);
    expect(await listed(wrong)).toBe(0);
    await change(wrong, { target_segment_size: 1200 }, admin);
    expect(await listed(wrong)).toBe(1);
  });

  it('are counted without those that are only unusual', async () => {
    expect(await listed(await create({ patent_count: 400 }))).toBe(0);
  });

  it('are counted anew when everything is evaluated', async () => {
    const startup = await create(contradicting);
    await server.database.db.execute(sql`update startups set open_contradictions = 0 where id = ${startup}`);
    await server.call('POST', `/api/startups/${startup}/evaluate`, { as: admin });
    expect(await listed(startup)).toBe(1);
  });

  it('are answered when a startup is created, with who and when from the server', async () => {
    const startup = await create({ ...contradicting, answers: { [id]: { text: ` ${text} ` } } });
    const { answers, open_contradictions } = await read(startup, creator);
    expect(open_contradictions).toBe(0);
    expect(answers[id]).toMatchObject({ text, by: creator.id, accepted: false });
    expect(Date.parse(answers[id]?.at ?? '')).toBeGreaterThan(0);
    expect(answers[id]?.by_name).toMatch(/\w+ \w+/);
  });

  it('are answered by the creator and by administrators, and withdrawn', async () => {
    const startup = await create(contradicting);
    expect((await answer(startup, { text }, creator)).status).toBe(200);
    expect(await listed(startup)).toBe(0);
    await answer(startup, null, creator);
    expect((await read(startup, creator)).answers).toEqual({});
    expect(await listed(startup)).toBe(1);
    await answer(startup, { text: 'checked' }, admin);
    expect((await read(startup, creator)).answers[id]).toMatchObject({ text: 'checked', by: admin.id });
  });

  it('are not answered by others, nor by an owner who did not create it', async () => {
    const startup = await create(contradicting);
    expect((await answer(startup, { text }, stranger)).status).toBe(403);
    const owner = await server.makeUser();
    await server.call('POST', `/api/startups/${startup}/owner`, { as: admin, body: { user_id: owner.id } });
    expect((await read(startup, owner)).can_answer).toBe(false);
    const refused = await answer(startup, { text }, owner);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Owners can change descriptive fields only, not: answers. Figures are proposed.',
    ]);
  });

  it('are answered by a creator who owns it, together with other fields', async () => {
    const startup = await create({ ...contradicting, is_owner: true });
    const { can_answer } = await read(startup, creator);
    const saved = await change(startup, { name: 'Marea Norte', answers: { [id]: { text } } }, creator);
    expect([can_answer, saved.status]).toEqual([true, 200]);
  });

  it('are accepted by administrators only, until the figures change', async () => {
    const startup = await create({ ...contradicting, answers: { [id]: { text } } });
    expect((await answer(startup, { accepted: true }, creator)).status).toBe(403);
    await answer(startup, { accepted: true }, admin);
    expect((await read(startup, admin)).answers[id]).toMatchObject({ text, by: creator.id, accepted: true });
    await change(startup, { name: 'Marea Norte' }, admin);
    expect((await read(startup, admin)).answers[id]?.accepted).toBe(true);
    await change(startup, { target_segment_size: 1300 }, admin);
    expect((await read(startup, admin)).answers[id]).toMatchObject({ text, accepted: false });
    const early = await server.call('POST', '/api/startups', {
      as: creator,
      body: startupBody({ ...contradicting, answers: { [id]: { text, accepted: true } } }),
    });
    expect(early.status).toBe(403);
  });

  it('lose their answer with the contradiction', async () => {
    const startup = await create({ ...contradicting, answers: { [id]: { text }, no_such_rule: { text } } });
    expect(Object.keys((await read(startup, admin)).answers)).toEqual([id]);
    await change(startup, { target_segment_size: 80 }, admin);
    expect((await read(startup, admin)).answers).toEqual({});
  });

  it('show their answers to the owner, the creator and administrators; others see that there is one', async () => {
    const startup = await create({ ...contradicting, answers: { [id]: { text } } });
    for (const reader of [creator, admin]) expect((await read(startup, reader)).answers[id]?.text).toBe(text);
    expect((await read(startup, stranger)).answers[id]).toEqual({
      text: null,
      by: null,
      by_name: null,
      at: null,
      accepted: false,
    });
    const { body } = await server.call('GET', '/api/startups/list-full', { as: stranger });
    expect(JSON.stringify(body)).not.toContain(text);
  });

  it('refuse an answer that is empty, too long or no text', async () => {
    const startup = await create(contradicting);
    for (const said of [{ text: '  ' }, { text: 'x'.repeat(501) }, { text: 7 }]) {
      expect((await answer(startup, said, creator)).status).toBe(400);
    }
  });
});
