import type { StartupEvent } from '@aval/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startupEvents } from '../db/schema/startupEvents.ts';
import { runNow } from '../processes/startRun.ts';
import { evaluateStartups } from '../recalculation/evaluateStartups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { readNoticeRows } from './noticeRows.ts';
import { noticeText } from './noticeText.ts';
import { recordStartupEvent } from './recordStartupEvent.ts';

/** Makes the score of a startup fall by more than 2 points. */
const weaker = { execution_capacity: 1, team_completeness: 1, business_expertise: 1 };

const movedTo = ({ notices }: { notices: { detail: { to: number } }[] }) => notices.map(({ detail }) => detail.to);

describe('notices', () => {
  let server: TestServer;
  let admin: TestUser;
  let owner: TestUser;
  let follower: TestUser;
  let stranger: TestUser;

  const passMinutes = (minutes: number) => {
    server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
  };
  const passDays = (days: number) => passMinutes(days * 24 * 60);

  beforeAll(async () => {
    server = await testServer();
  });
  beforeEach(async () => {
    passMinutes(10);
    admin = await server.makeUser({ role: 'admin' });
    owner = await server.makeUser();
    follower = await server.makeUser();
    stranger = await server.makeUser();
  });
  afterAll(() => server.close());

  /** A public startup with an owner and a follower, who follows it a minute before anything happens. */
  async function followed(differences: object = {}): Promise<number> {
    const body = startupBody({ name: 'Senda', owners: [owner.id], ...differences });
    const made = await server.call('POST', '/api/startups', { as: admin, body });
    expect(made.status).toBe(201);
    passMinutes(1);
    expect((await server.call('POST', `/api/startups/${made.body.id}/follow`, { as: follower })).status).toBe(200);
    passMinutes(1);
    return made.body.id;
  }
  async function change(id: number, body: object): Promise<void> {
    expect((await server.call('PATCH', `/api/startups/${id}`, { as: admin, body })).status).toBe(200);
    passMinutes(1);
  }
  /** As the scheduled recalculation does. */
  const recalculate = () =>
    runNow(server.services, { process: 'cron', kind: 'recalculation', userId: null }, evaluateStartups);
  const list = async (as: TestUser, query = '', language = 'en') =>
    (await server.call('GET', `/api/notices${query}`, { as, headers: { 'accept-language': language } })).body;
  const kindsOf = async (as: TestUser): Promise<string[]> =>
    (await list(as)).notices.map(({ kind }: { kind: string }) => kind);
  const unreadOf = async (as: TestUser) => (await server.call('GET', '/api/notices/count', { as })).body.unread;
  async function newestOf(id: number) {
    const rows = await server.database.db.select().from(calculations).where(eq(calculations.startup_id, id));
    return rows.toSorted((one, other) => other.id - one.id);
  }

  it('tell followers and owners that a score moved, with a link to the calculation, and nobody else', async () => {
    const id = await followed();
    expect(await kindsOf(follower)).toEqual([]);
    await change(id, weaker);
    const [after, before] = await newestOf(id);
    const { notices, unread, page, pages } = await list(follower);
    expect({ unread, page, pages }).toEqual({ unread: 1, page: 1, pages: 1 });
    const date = after?.calculation_date.toISOString() ?? '';
    expect(notices).toEqual([
      {
        id: expect.any(Number),
        startup: { id, name: 'Senda' },
        kind: 'score_moved',
        detail: { from: before?.IE_investability_score, to: after?.IE_investability_score },
        text: expect.stringMatching(/^The score of Senda fell from \d\d,\d to \d\d,\d$/),
        path: `/startups/${id}?at=${date.slice(0, 19).replace('T', '_')}`,
        created_at: expect.stringMatching(/^2026-06-30T/),
        calculation_date: date,
        is_unread: true,
      },
    ]);
    expect((await list(follower, '', 'es')).notices[0].text).toMatch(
      /^La nota de Senda ha bajado de \d\d,\d a \d\d,\d$/,
    );
    expect(await kindsOf(owner)).toEqual(['score_moved']);
    for (const other of [stranger, admin]) expect((await list(other)).notices).toEqual([]);
    expect(await unreadOf(stranger)).toBe(0);
  });

  it('tell nothing of a move of less than 2 points', async () => {
    const id = await followed();
    await change(id, { customer_feedback: 4 });
    const [after, before] = await newestOf(id);
    expect(after?.IE_investability_score).not.toBe(before?.IE_investability_score);
    expect(await kindsOf(follower)).toEqual([]);
  });

  it('tell of a new level together with the score', async () => {
    const id = await followed();
    await change(id, {
      ...weaker,
      technical_expertise: 1,
      innovation_level: 1,
      scalability_potential: 1,
      customer_feedback: 1,
      cash_runway_months: 1,
      problem_relevance: 1,
    });
    const { notices } = await list(follower);
    expect(notices.map(({ kind, text }: { kind: string; text: string }) => [kind, text])).toEqual([
      [
        'level_changed',
        expect.stringMatching(/^Senda fell from low to very low: its score went from \d\d,\d to \d\d,\d$/),
      ],
    ]);
  });

  it('tell of a contradiction once, when it opens', async () => {
    const id = await followed();
    await change(id, { target_segment_size: 1200 });
    const opened = (await list(follower)).notices.filter(
      ({ kind }: { kind: string }) => kind === 'contradiction_opened',
    );
    expect(opened).toMatchObject([
      {
        detail: { ids: ['segment_above_total'] },
        text: 'Figures of Senda contradict each other: Target Segment Size, Total Market Size',
        path: `/startups/${id}#adds-up`,
      },
    ]);
    await change(id, { target_segment_size: 1300 });
    expect((await kindsOf(follower)).filter((kind) => kind === 'contradiction_opened')).toHaveLength(1);
  });

  it('tell nothing from before somebody followed, nor after they stopped', async () => {
    const id = await followed();
    await change(id, weaker);
    await server.call('POST', `/api/startups/${id}/follow`, { as: stranger });
    expect(await kindsOf(stranger)).toEqual([]);
    await server.call('DELETE', `/api/startups/${id}/follow`, { as: follower });
    expect(await kindsOf(follower)).toEqual([]);
  });

  it('tell nothing of a startup that has become private, or is deleted', async () => {
    const id = await followed();
    await change(id, weaker);
    await change(id, { is_private: 1 });
    expect([await kindsOf(follower), await unreadOf(follower)]).toEqual([[], 0]);
    expect(await kindsOf(owner)).toEqual(['score_moved']);
    await change(id, { is_private: 0 });
    expect(await kindsOf(follower)).toEqual(['score_moved']);
    await server.call('DELETE', `/api/startups/${id}`, { as: admin });
    expect([await kindsOf(follower), await unreadOf(owner)]).toEqual([[], 0]);
  });

  it('tell owners what was decided about their figures, and followers not', async () => {
    const id = await followed();
    const at = server.clock.now;
    const decide = (accepted: number, refused: number, asked: number) =>
      server.database.db.transaction((tx) =>
        recordStartupEvent(tx, { startupId: id, kind: 'claims_decided', detail: { accepted, refused, asked }, at }),
      );
    await decide(2, 1, 0);
    await decide(1, 0, 0);
    const { notices } = await list(owner);
    expect(notices.map(({ text, path }: { text: string; path: string }) => [text, path])).toEqual([
      ['Your figure for Senda was accepted', `/startups/${id}/figures`],
      ['Your 3 figures for Senda were decided: 2 accepted, 1 refused', `/startups/${id}/figures`],
    ]);
    expect(await kindsOf(follower)).toEqual([]);
  });

  it('tell the creator until the startup changes hands', async () => {
    const body = startupBody({ is_private: 1 });
    const { id } = (await server.call('POST', '/api/startups', { as: stranger, body })).body;
    await change(id, weaker);
    expect(await kindsOf(stranger)).toEqual(['score_moved']);
    await server.call('POST', `/api/startups/${id}/owner`, { as: admin, body: { user_id: owner.id } });
    expect(await kindsOf(stranger)).toEqual([]);
    // From before the new owner owned it.
    expect(await kindsOf(owner)).toEqual([]);
  });

  it('are unread until they are marked as read, up to those that were seen', async () => {
    const id = await followed();
    await change(id, weaker);
    const [first] = (await list(follower)).notices;
    await change(id, { execution_capacity: 4, team_completeness: 4, business_expertise: 3 });
    const read = (up_to: string) => server.call('POST', '/api/notices/read', { as: follower, body: { up_to } });
    expect((await read(first.created_at)).body.unread).toBe(1);
    const seen = (await list(follower)).notices.map(({ is_unread }: { is_unread: boolean }) => is_unread);
    expect(seen).toEqual([true, false]);
    // Not what is still to come, and nothing becomes unread again.
    expect((await read('9999-12-31T00:00:00Z')).body.unread).toBe(0);
    expect((await read('2020-01-01T00:00:00Z')).body.unread).toBe(0);
    passMinutes(1);
    await change(id, weaker);
    expect(await unreadOf(follower)).toBe(1);
    expect((await read('yesterday')).status).toBe(400);
  });

  it('go with the calculation that they tell of', async () => {
    const id = await followed();
    await change(id, weaker);
    const [{ id: calculationId } = { id: 0 }] = await newestOf(id);
    await server.call('DELETE', `/api/startups/${id}/calculations/${calculationId}`, { as: admin });
    expect(await kindsOf(follower)).toEqual([]);
    expect(await server.database.db.select().from(startupEvents).where(eq(startupEvents.startup_id, id))).toEqual([]);
  });

  it('are listed newest first, in pages', async () => {
    const id = await followed();
    await server.database.db.transaction(async (tx) => {
      for (let n = 1; n <= 21; n += 1) {
        const at = new Date(server.clock.now.getTime() + n);
        await recordStartupEvent(tx, { startupId: id, kind: 'score_moved', detail: { from: 50, to: 50 + n }, at });
      }
    });
    const first = await list(follower);
    const second = await list(follower, '?page=2');
    expect([first.pages, movedTo(first)[0], movedTo(first).at(-1), movedTo(second)]).toEqual([2, 71, 52, [51]]);
  });

  it('tell owners once of facts that are about to expire, and everybody when they have expired', async () => {
    await followed();
    const { db } = server.database;
    const factsTold = async ({ id }: TestUser) =>
      (await readNoticeRows(db, { id, role: 'user' }, { limit: 50 })).filter(({ kind }) => kind.startsWith('facts'));
    passDays(2 * 365 - 45);
    await recalculate();
    expect(await factsTold(owner)).toEqual([]);
    passDays(20);
    await recalculate();
    passDays(1);
    await recalculate();
    const [expiring, ...others] = await factsTold(owner);
    const fields = [
      'cash_runway_months',
      'burn_rate',
      'revenue',
      'profit_margin',
      'customer_acquisition_cost',
      'lifetime_value',
    ];
    expect(expiring).toMatchObject({ kind: 'facts_expiring', detail: { fields }, calculation_date: null });
    expect(others).toEqual([]);
    expect(await factsTold(follower)).toEqual([]);
    passDays(30);
    await recalculate();
    const [expired] = await factsTold(follower);
    expect(expired).toMatchObject({ kind: 'facts_expired', detail: { fields: fields.toSorted() } });
    expect(expired?.calculation_date).not.toBeNull();
    expect(await factsTold(owner)).toHaveLength(2);
  });
});

describe('the text of a notice', () => {
  it.each<[StartupEvent, string, string]>([
    [
      { kind: 'level_changed', detail: { from: 'medium', to: 'high', score_from: 72.4, score_to: 76 } },
      'Senda rose from medium to high: its score went from 72,4 to 76,0',
      'Senda ha subido de nivel medio a alto: su nota ha pasado de 72,4 a 76,0',
    ],
    [
      { kind: 'level_changed', detail: { from: 'Not Evaluated', to: 'medium', score_from: null, score_to: 61.2 } },
      'Senda has a score now: 61,2, medium',
      'Senda ya tiene nota: 61,2, nivel medio',
    ],
    [
      { kind: 'level_changed', detail: { from: 'low', to: 'Not Evaluated', score_from: 44, score_to: null } },
      'Senda has no score any more; it was 44,0, low',
      'Senda ya no tiene nota; era 44,0, nivel bajo',
    ],
    [
      { kind: 'facts_expiring', detail: { fields: ['revenue'] } },
      'A fact of Senda expires within 30 days: Revenue',
      'Un dato de Senda caduca en menos de 30 días: Ingresos',
    ],
    [
      { kind: 'facts_expired', detail: { fields: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] } },
      '8 facts of Senda have expired: a, b, c, d, e, f and 2 more',
      'Han caducado 8 datos de Senda: a, b, c, d, e, f y 2 más',
    ],
    [
      { kind: 'claims_decided', detail: { accepted: 1, refused: 2, asked: 1 } },
      'Your 4 figures for Senda were decided: 1 accepted, 2 refused, 1 with a question',
      'Se ha decidido sobre tus 4 datos de Senda: 1 aceptado, 2 rechazados, 1 con una pregunta',
    ],
    [
      { kind: 'claims_decided', detail: { accepted: 0, refused: 0, asked: 2 } },
      'There are questions about your 2 figures for Senda',
      'Hay preguntas sobre tus 2 datos de Senda',
    ],
  ])('is one sentence in both languages: %j', (event, en, es) => {
    expect(noticeText(event, 'Senda')).toEqual({ en, es });
  });
});
