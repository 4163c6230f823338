import { once } from 'node:events';
import { type IncomingMessage, request as open } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { addStartups } from '../testing/manyStartups.ts';
import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';

const count = 4000;
/** Long enough that the whole list would be noticeable in memory. */
const description = `${'kelp'.repeat(25)} `.repeat(40);

describe('the lists of all startups', () => {
  let server: TestServer;
  let user: TestUser;
  let address: string;

  beforeAll(async () => {
    server = await testServer();
    user = await server.makeUser();
    await addStartups(server.database.db, count, { description });
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => server.close());

  function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
    return new Promise((settle, reject) => {
      const sent = open(`${address}/api/startups/${path}`, {
        headers: { authorization: `Bearer ${user.token}`, ...headers },
      });
      sent.once('response', settle).once('error', reject).end();
    });
  }

  it.each(['list', 'list-full'])('contain every startup once, by name: %s', async (path) => {
    const { body } = await server.call('GET', `/api/startups/${path}`, { as: user });
    expect(Object.keys(body)).toEqual(['success', 'startups']);
    const names = body.startups.map(({ name }: { name: string }) => name.toLowerCase());
    expect(new Set(names).size).toBe(count);
    expect(names).toEqual(names.toSorted());
  });

  it('are complete in mine-full for a user who follows and owns many, and empty for others', async () => {
    const { db } = server.database;
    const collector = await server.makeUser();
    await db.execute(sql`insert into startup_followers (startup_id, user_id) select id, ${collector.id} from startups`);
    await server.call('POST', '/api/startups', { as: collector, body: startupBody({ name: 'Own', is_owner: true }) });
    const { startups } = (await server.call('GET', '/api/startups/mine-full', { as: collector })).body;
    expect(startups).toHaveLength(count + 1);
    expect(startups.filter((one: { is_owner: boolean }) => one.is_owner)).toMatchObject([{ name: 'Own' }]);
    expect((await server.call('GET', '/api/startups/mine-full', { as: user })).body).toEqual({
      success: true,
      startups: [],
    });
    await db.execute(sql`delete from startups where name = 'Own'`);
  });

  it('have a Content-Length when short and are streamed when long', async () => {
    const reader = await server.makeUser();
    await server.call('POST', '/api/startups/1/follow', { as: reader });
    const [short, long] = await Promise.all(
      ['mine-full', 'list-full'].map((path) => server.call('GET', `/api/startups/${path}`, { as: reader })),
    );
    expect([short?.body.startups.length, long?.body.startups.length]).toEqual([1, count]);
    expect([Number(short?.headers['content-length']) > 100, long?.headers['content-length']]).toEqual([
      true,
      undefined,
    ]);
  });

  it('need memory for a batch or two only, and wait for a slow reader', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const used = () => {
      // External memory is freed once the objects that refer to it are collected.
      collect();
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const read = vi.spyOn(server.services.db, 'execute');
    const before = used();
    const answer = await get('list-full');
    await wait(300);
    // Only as much as the socket buffers hold is read ahead.
    const readAhead = read.mock.calls.length;
    let size = 0;
    let chunks = 0;
    let most = 0;
    for await (const chunk of answer) {
      size += (chunk as Buffer).length;
      chunks += 1;
      if (chunks % 20 === 0) most = Math.max(most, used() - before);
    }
    expect(read.mock.calls.length).toBeGreaterThan(readAhead);
    read.mockRestore();
    expect(size).toBeGreaterThan(count * description.length);
    expect(most).toBeLessThan(0.75 * size);
  });

  it('return 304 until something in them changes', async () => {
    const first = await server.call('GET', '/api/startups/list-full', { as: user });
    const tag = String(first.headers['etag']);
    const again = async (as = user) =>
      (await server.call('GET', '/api/startups/list-full', { as, headers: { 'if-none-match': tag } })).status;
    expect([tag.length > 10, await again()]).toEqual([true, 304]);
    const changes: (() => Promise<unknown>)[] = [
      () => server.call('POST', '/api/startups/1/follow', { as: user }),
      () => server.call('PATCH', '/api/startups/2', { as: admin, body: { location: 'Lugo' } }),
      () => server.call('POST', '/api/startups/3/evaluate', { as: admin }),
      () => server.call('DELETE', '/api/startups/4', { as: admin }),
    ];
    const admin = await server.makeUser({ role: 'admin' });
    const tags = new Set([tag]);
    for (const change of changes) {
      const { status } = (await change()) as { status: number };
      expect(status).toBeLessThan(300);
      tags.add(String((await server.call('GET', '/api/startups/list-full', { as: user })).headers['etag']));
    }
    expect(tags.size).toBe(5);
    expect(await again()).toBe(200);
  });

  it.each([{}, { 'accept-encoding': 'gzip' }])('abort the connection on a failure: %j', async (headers) => {
    const execute = server.services.db.execute.bind(server.services.db);
    let queries = 0;
    const failing = vi.spyOn(server.services.db, 'execute').mockImplementation((query) => {
      queries += 1;
      // The database fails after the caller, the tag and two batches.
      if (queries > 4) throw new Error('The database is gone');
      return execute(query);
    });
    const answer = await get('list-full', headers);
    expect(answer.statusCode).toBe(200);
    answer.on('data', () => undefined);
    const [error] = await once(answer, 'error');
    failing.mockRestore();
    expect([(error as Error & { code: string }).code, answer.complete]).toEqual(['ECONNRESET', false]);
  });

  it('return a normal error when the first batch fails', async () => {
    const failing = vi.spyOn(server.services.db, 'execute').mockImplementation(() => {
      throw new Error('The database is gone');
    });
    const answer = await server.call('GET', '/api/startups/mine-full', { as: user });
    failing.mockRestore();
    expect([answer.status, answer.body.error, answer.headers['etag']]).toEqual([500, 'INTERNAL', undefined]);
  });

  it('stop reading when the client disconnects', async () => {
    const read = vi.spyOn(server.services.db, 'execute');
    const answer = await get('list-full');
    await once(answer, 'data');
    answer.destroy();
    await wait(300);
    const queries = read.mock.calls.length;
    await wait(300);
    expect(read.mock.calls.length).toBe(queries);
    expect(queries).toBeLessThan(14);
    read.mockRestore();
  });
});
