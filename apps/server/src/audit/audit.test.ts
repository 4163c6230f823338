import { parse } from 'csv-parse/sync';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { auditEvents } from '../db/schema/auditEvents.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type Answered, type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

let server: TestServer;
let admin: TestUser;
/** An administrator whose account is deleted in the course of it. */
let gone: TestUser;
let person: TestUser;
let startup: number;
let beginning: string;
const all = '/api/admin/audit-events';

interface Event {
  id: number;
  at: string;
  actor: { id: number; name: string | null; is_deleted: boolean } | null;
  action: string;
  target: { type: string; id: number | null; name: string | null; exists: boolean };
  detail: { label: string; from: string | null; to: string }[];
}

async function list(filters: Record<string, string | number> = {}): Promise<Event[]> {
  const query = new URLSearchParams(Object.entries(filters).map(([key, value]): [string, string] => [key, `${value}`]));
  const answer = await server.call('GET', `${all}?${query.toString()}`, { as: admin });
  expect(answer.status).toBe(200);
  return answer.body.events;
}

const actionsOf = (events: Event[]) => events.map(({ target, action }) => `${target.type}.${action}`);
const succeeded = ({ status, body }: Answered) => {
  if (status !== 200) throw new Error(`The preparation got ${status}: ${JSON.stringify(body)}`);
};
const later = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

beforeAll(async () => {
  server = await testServer();
  admin = await server.makeUser({ role: 'admin', first_name: 'Ada', last_name: 'Byron' });
  gone = await server.makeUser({ role: 'admin', first_name: 'Rosa', last_name: 'Martínez' });
  person = await server.makeUser({
    first_name: 'Iria',
    last_name: 'Souto',
    email: 'iria@example.com',
    phone: '1',
    // Who has a password is not invited again at a new address.
    password_hash: 'x',
  });
  const made = await server.call('POST', '/api/startups', { as: gone, body: startupBody({ name: 'Maré Alta' }) });
  startup = made.body.id;
  later(1000);
  beginning = server.clock.now.toISOString();
  const account = { first_name: 'Iria', last_name: 'Souto', profile_type_code: 'I', profile_group_code: 'INVESTOR' };
  const body = { ...account, role: 'admin', email: 'iria.souto@example.com', phone: '2' };
  succeeded(await server.call('PUT', `/api/user/${person.id}`, { as: gone, body }));
  const owner = await server.call('POST', `/api/startups/${startup}/owner`, { as: gone, body: { user_id: person.id } });
  succeeded(owner);
  const edited = await server.call('PATCH', `/api/startups/${startup}`, {
    as: gone,
    body: { is_private: 1, industry_id: 2, user_id: person.id },
  });
  succeeded(edited);
  const portfolio = await server.call('POST', '/api/portfolios', { as: gone, body: { name: 'Mares' } });
  await server.call('POST', `/api/portfolios/${portfolio.body.portfolio.id}/startups/${startup}`, { as: gone });
  later(1000);
  await server.call('POST', '/api/admin/cron/stop', { as: gone, body: { type: 'all' } });
  later(1000);
  succeeded(await server.call('DELETE', `/api/user/${gone.id}`, { as: admin }));
});
afterAll(() => server.close());

it('keeps number and name of an account that was deleted, as actor and as target', async () => {
  const [deletion, stopped] = await list({ from: beginning });
  expect(deletion).toMatchObject({
    actor: { id: admin.id, name: 'Ada Byron', is_deleted: false },
    action: 'delete',
    target: { type: 'user', id: gone.id, name: 'Rosa Martínez', exists: false },
  });
  expect(stopped).toMatchObject({
    actor: { id: gone.id, name: 'Rosa Martínez', is_deleted: true },
    detail: [{ label: 'Schedule', from: 'On', to: 'Off' }],
  });
});

it('keeps the name of the time when a name changes', async () => {
  await server.database.db.execute(sql`update startups set name = 'Marea' where id = ${startup}`);
  expect((await list({ startup, action: 'startup.create' }))[0]?.target).toEqual({
    type: 'startup',
    id: startup,
    name: 'Maré Alta',
    exists: true,
  });
});

it('says from which role to which, and what else changed, without values that nobody needs', async () => {
  expect((await list({ action: 'user.change_role' }))[0]).toMatchObject({
    target: { name: 'Iria Souto', exists: true },
    detail: [{ label: 'Role', from: 'User', to: 'Administrator' }],
  });
  expect((await list({ action: 'user.update' }))[0]?.detail).toEqual([
    { label: 'E-mail', from: 'iria@example.com', to: 'iria.souto@example.com' },
    { label: 'Phone', from: null, to: 'Changed' },
  ]);
});

it('names owners, creators, classes and startups instead of numbers', async () => {
  const owner = `Iria Souto (${person.id})`;
  expect((await list({ action: 'startup.add_owner' }))[0]?.detail).toEqual([
    { label: 'Owner', from: 'None', to: owner },
  ]);
  const [edited] = await list({ action: 'startup.update' });
  expect(edited?.detail).toContainEqual({ label: 'Creator', from: `Rosa Martínez (${gone.id})`, to: owner });
  expect(edited?.detail).toContainEqual(expect.objectContaining({ from: 'Public', to: 'Private' }));
  expect(edited?.detail.find(({ label }) => label === 'Industry')?.to).toMatch(/^[A-Z]/);
  expect((await list({ action: 'portfolio.add_startup' }))[0]?.detail).toEqual([
    { label: 'Startup', from: null, to: `Maré Alta (${startup})` },
  ]);
});

it('answers in the language of the caller', async () => {
  const answer = await server.call('GET', `${all}?action=user.change_role`, {
    as: admin,
    headers: { 'accept-language': 'es' },
  });
  expect(answer.body.events[0].detail).toEqual([{ label: 'Rol', from: 'Usuario', to: 'Administrador' }]);
});

it('is filtered by person, as actor or as account that was changed, by number and by part of a name', async () => {
  const byNumber = await list({ person: person.id });
  expect(actionsOf(byNumber)).toEqual(['user.update', 'user.change_role']);
  expect(await list({ person: 'iria sou' })).toEqual(byNumber);
  const byActor = await list({ person: 'martinez' });
  expect(actionsOf(byActor)).toEqual([
    'user.delete',
    'switch.stop',
    'portfolio.add_startup',
    'portfolio.create',
    'startup.update',
    'startup.add_owner',
    'user.update',
    'user.change_role',
    'startup.create',
  ]);
  expect(await list({ person: gone.id })).toEqual(byActor);
  expect(await list({ person: '999999999999' })).toEqual([]);
});

it('is filtered by startup, also of portfolios that it was put into', async () => {
  const byNumber = await list({ startup });
  expect(actionsOf(byNumber)).toEqual([
    'portfolio.add_startup',
    'startup.update',
    'startup.add_owner',
    'startup.create',
  ]);
  expect(await list({ startup: 'mare alta' })).toEqual(byNumber);
  expect(await list({ startup: 'rosa' })).toEqual([]);
});

it('is filtered by kind of target, action, time and text', async () => {
  expect(actionsOf(await list({ target: 'portfolio' }))).toEqual(['portfolio.add_startup', 'portfolio.create']);
  expect(actionsOf(await list({ target: 'user', action: 'user.delete' }))).toEqual(['user.delete']);
  expect(actionsOf(await list({ to: beginning }))).toEqual(['startup.create']);
  expect(actionsOf(await list({ from: server.clock.now.toISOString(), to: '9999-12-31' }))).toEqual(['user.delete']);
  expect(actionsOf(await list({ q: 'IRIA.SOUTO@' }))).toEqual(['user.update']);
  expect(await list({ q: '100%_' })).toEqual([]);
});

it.each(['action=user.nothing', 'target=nothing', 'from=yesterday', 'before=x', 'limit=0', 'person=a&person=b'])(
  'refuses %s',
  async (query) => {
    expect((await server.call('GET', `${all}?${query}`, { as: admin })).status).toBe(400);
  },
);

it('shows every event once while new ones come', async () => {
  const expected = (await list({ limit: 200 })).map(({ id }) => id);
  const shown: number[] = [];
  for (let query: string | null = 'limit=3'; query !== null;) {
    const { body } = await server.call('GET', `${all}?${query}`, { as: admin });
    shown.push(...body.events.map(({ id }: Event) => id));
    query = body.before === null ? null : `limit=3&before=${body.before}`;
    later(10);
    await server.call('POST', '/api/admin/cron/start', { as: admin, body: { type: 'all' } });
    await server.call('POST', '/api/admin/cron/stop', { as: admin, body: { type: 'all' } });
  }
  expect(shown).toEqual(expected);
});

it('exports everything that matches, escaped, and records the export', async () => {
  const { db } = server.database;
  const at = sql`timestamptz '2026-01-01' + n * interval '1 minute'`;
  await db.execute(sql`
    insert into audit_events (user_id, actor_name, action, target_type, target_id, target_name, detail, at)
    select ${admin.id}, '=HYPERLINK("x")', 'login', 'user', n, 'Row ' || n, null, ${at} from generate_series(1, 2500) n`);
  const answer = await server.call('GET', `${all}/export?to=2026-02-01&action=user.login`, {
    as: admin,
    headers: { 'accept-language': 'es' },
  });
  expect([answer.status, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="aval-audit-log-2026-06-30.csv"',
  ]);
  const rows: string[][] = parse(answer.body, { bom: true, delimiter: ';' });
  expect(rows).toHaveLength(2501);
  expect(rows[0]?.slice(0, 5)).toEqual(['Número', 'Hora (UTC)', 'Número de cuenta', 'Cuenta', 'Acción']);
  expect(rows[1]?.slice(1, 8)).toEqual([
    '2026-01-02T17:40:00.000Z',
    String(admin.id),
    `'=HYPERLINK("x")`,
    'Inició sesión',
    'Cuenta',
    '2500',
    'Row 2500',
  ]);
  expect(new Set(rows.map(([id]) => id)).size).toBe(2501);
  const [newest] = await list({ limit: 1 });
  expect(newest).toMatchObject({
    actor: { id: admin.id },
    action: 'export',
    target: { type: 'audit_log', id: null },
    detail: [
      { label: 'Until', from: null, to: '2026-02-01' },
      { label: 'Action', from: null, to: 'Signed in' },
    ],
  });
});

it('records no export for a HEAD request, which gets none', async () => {
  const exports = () => server.call('GET', `${all}?action=audit_log.export&limit=100`, { as: admin });
  const before = (await exports()).body.events;
  const headers = { authorization: `Bearer ${admin.token}` };
  const head = await server.app.inject({ method: 'HEAD', url: `${all}/export`, headers });
  expect(head.statusCode).toBe(404);
  expect((await exports()).body.events).toEqual(before);
});

it('exports roles from and to, and what the system did', async () => {
  const { body } = await server.call('GET', `${all}/export?from=${beginning}`, { as: admin });
  expect(body).toContain('"Role: User → Administrator"');
  await server.database.db.execute(
    sql`insert into audit_events (action, target_type, target_id, target_name, at)
        values ('purge', 'startup', 7, 'Old', '2026-06-01')`,
  );
  const purged = await server.call('GET', `${all}/export?action=startup.purge`, { as: admin });
  expect(purged.body).toContain('"System","Deleted a startup permanently","Startup",7,"Old",');
});

it('leaves the rows of a deleted account its number in the table', async () => {
  const rows = await server.database.db
    .select({ name: auditEvents.actor_name })
    .from(auditEvents)
    .where(eq(auditEvents.user_id, gone.id))
    .orderBy(asc(auditEvents.id));
  expect(rows).toHaveLength(8);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Rosa Martínez']));
});
