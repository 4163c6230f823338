import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, it, vi } from 'vitest';

import { addStartups } from '../testing/manyStartups.ts';
import { type TestServer, testServerForThis, type TestUser } from '../testing/testServer.ts';

const heavy = '/api/startups/list-full';
/** More than the buffers of a connection hold. */
const count = 300;
const description = `${'kelp'.repeat(25)} `.repeat(400);

/** Asks for something and does not read the response. */
async function askWithoutReading(port: number, { token }: TestUser, path: string) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await once(socket, 'readable');
  return socket;
}

const isDone = async (call: Promise<unknown>, ms = 500) =>
  Promise.race([call.then(() => true), wait(ms).then(() => false)]);

it('runs whole lists of one account one after the other, and drops a reader that does not read', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_UNREAD_SECONDS: '2' });
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const [one, other] = [await server.makeUser(), await server.makeUser()];
  await addStartups(server.database.db, count, { description });
  const idle = connect(port, '127.0.0.1');
  await once(idle, 'connect');
  const unread = await askWithoutReading(port, one, heavy);
  const second = server.call('GET', heavy, { as: one });
  expect((await server.call('GET', '/api/user/me', { as: one })).status).toBe(200);
  expect((await server.call('GET', heavy, { as: other })).body.startups).toHaveLength(count);
  expect(await isDone(second)).toBe(false);
  // Its turn ends with the connection.
  expect((await second).body.startups).toHaveLength(count);
  const connections = () =>
    new Promise<number>((settle) => server.app.server.getConnections((_error, open) => settle(open)));
  expect(await connections()).toBe(1);
  unread.destroy();
  idle.destroy();
});

/** Holds every query of the pool until `release`, and counts them. */
function holdQueries(server: TestServer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const execute = server.services.db.execute.bind(server.services.db);
  const held = vi.spyOn(server.services.db, 'execute').mockImplementation((async (query: never) => {
    await promise;
    return execute(query);
  }) as never);
  return {
    count: () => held.mock.calls.length,
    release: () => {
      held.mockRestore();
      resolve();
    },
  };
}

it('runs a few requests of an account at once; others wait, and too many are refused', async () => {
  const server = await testServerForThis({ AVAL_LIMIT_AT_ONCE: '2' });
  const [one, other] = [await server.makeUser(), await server.makeUser()];
  const ask = (as: TestUser) => server.call('GET', '/api/startups/search?q=kelp', { as });
  expect([(await ask(one)).status, (await ask(other)).status]).toEqual([200, 200]);
  const queries = holdQueries(server);
  const mine = Array.from({ length: 60 }, () => ask(one));
  await expect.poll(() => queries.count()).toBe(2);
  const others = ask(other);
  await expect.poll(() => queries.count()).toBe(3);
  queries.release();
  expect((await others).status).toBe(200);
  const statuses = (await Promise.all(mine)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(52);
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
});
