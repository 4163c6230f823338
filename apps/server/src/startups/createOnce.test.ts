import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { calculations } from '../db/schema/calculations.ts';
import { startups } from '../db/schema/startups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

describe('a startup sent with a request key', () => {
  let server: TestServer;
  let founder: TestUser;

  beforeAll(async () => {
    server = await testServer();
    founder = await server.makeUser();
  });
  afterAll(() => server.close());

  const create = (key: string, differences: Record<string, unknown> = {}, as = founder, headers = {}) =>
    server.call('POST', '/api/startups', {
      as,
      body: startupBody(differences),
      headers: { 'idempotency-key': key, ...headers },
    });
  const named = (name: string) => server.database.db.select().from(startups).where(eq(startups.name, name));

  it('is created once when the request is retried after a lost response', async () => {
    const key = randomUUID();
    const first = await create(key, { name: 'Lost Answer', is_owner: true });
    const second = await create(key, { name: 'Lost Answer', is_owner: true });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect(await named('Lost Answer')).toHaveLength(1);
    const stored = await server.database.db
      .select()
      .from(calculations)
      .where(eq(calculations.startup_id, first.body.startupId));
    expect(stored).toHaveLength(1);
  });

  it('is created once for concurrent identical requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(key, { name: 'At Once' })));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.startupId)).size).toBe(1);
    expect(await named('At Once')).toHaveLength(1);
  });

  it('ignores the key order of the body', async () => {
    const key = randomUUID();
    const [burn_rate, team_size] = [
      { kind: 'stated', url: 'https://a.example' },
      { url: 'https://b.example', kind: 'stated' },
    ];
    const first = await create(key, { name: 'In Order', field_sources: { burn_rate, team_size } });
    const turned = startupBody({ name: 'In Order', field_sources: { team_size, burn_rate } });
    const body = Object.fromEntries(Object.entries(turned).toReversed());
    const second = await server.call('POST', '/api/startups', {
      as: founder,
      body,
      headers: { 'idempotency-key': key },
    });
    expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  });

  it('is refused with other data under the same key, in the language of the request', async () => {
    const key = randomUUID();
    await create(key, { name: 'First Data' });
    const english = await create(key, { name: 'Other Data' });
    const spanish = await create(key, { name: 'Other Data' }, founder, { 'accept-language': 'es' });
    expect([english.status, english.body.error]).toEqual([409, 'KEY_REUSED']);
    expect(english.body.message).toBe('A startup was already created with this request key from different data');
    expect(spanish.body.message).toBe('Con esta clave de petición ya se creó una startup, a partir de otros datos');
    expect(await named('Other Data')).toEqual([]);
  });

  it('may reuse the key after an error, because nothing was created', async () => {
    const key = randomUUID();
    expect((await create(key, { name: 'Refused First', industry_id: 999 })).status).toBe(400);
    expect((await create(key, { name: 'Refused First' })).status).toBe(201);
    expect(await named('Refused First')).toHaveLength(1);
  });

  it('is another startup under another key, for another user, and without a key', async () => {
    const key = randomUUID();
    const other = await server.makeUser();
    const answers = [
      await create(key, { name: 'Twin' }),
      await create(randomUUID(), { name: 'Twin' }),
      await create(key, { name: 'Twin' }, other),
      await server.call('POST', '/api/startups', { as: founder, body: startupBody({ name: 'Twin' }) }),
    ];
    expect(new Set(answers.map(({ body }) => body.startupId)).size).toBe(4);
  });

  it('is rejected when the key is not a UUID', async () => {
    const answer = await create('1');
    expect([answer.status, answer.body.issues[0].path]).toEqual([400, 'idempotency-key']);
  });

  it('documents the header', async () => {
    const { body } = await server.call('GET', '/api/openapi.json');
    expect(body.paths['/api/startups'].post.parameters).toContainEqual(
      expect.objectContaining({ name: 'idempotency-key', in: 'header', required: false }),
    );
  });
});
