import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type TestServer, testServer, type TestUser } from '../testing/testServer.ts';
import { containerEngine } from './containerEngine.ts';

const id = '4f66ad9a0b2e4f66ad9a0b2e4f66ad9a0b2e4f66ad9a0b2e4f66ad9a0b2e1234';

/** Engine responses in the formats of Docker 24 and Podman 4. */
const answers: Record<string, [status: number, body: object | Buffer]> = {
  '/v1.41/containers/json?all=1': [
    200,
    [
      {
        Id: id,
        Names: ['/aval-db'],
        Image: 'postgres:18',
        ImageID: 'sha256:1',
        Created: 1_782_820_800,
        State: 'running',
        Status: 'Up 2 hours',
      },
      { Id: 'b'.repeat(64), Names: [], Image: 'aval', Created: 1_782_820_801, State: 'exited', Status: '' },
    ],
  ],
  [`/v1.41/containers/${id}/json`]: [200, { Id: id, Config: { Tty: false } }],
  [`/v1.41/containers/${id}/logs?stdout=1&stderr=1&timestamps=1&tail=2`]: [
    200,
    Buffer.concat([
      Buffer.from([1, 0, 0, 0, 0, 0, 0, 37]),
      Buffer.from('2026-06-30T12:00:00.100000000Z ready\n'),
      Buffer.from([2, 0, 0, 0, 0, 0, 0, 36]),
      Buffer.from('2026-06-30T12:00:01.000000000Z lost\n'),
    ]),
  ],
  '/v1.41/containers/terminal/json': [200, { Config: { Tty: true } }],
  '/v1.41/containers/terminal/logs?stdout=1&stderr=1&timestamps=1&tail=500': [
    200,
    Buffer.from('2026-06-30T12:00:00Z hello\r\n'),
  ],
  '/v1.41/containers/wordy/json': [200, { Config: { Tty: true } }],
  '/v1.41/containers/wordy/logs?stdout=1&stderr=1&timestamps=1&tail=500': [200, Buffer.alloc(16_000_001, 'x')],
  '/v1.41/containers/broken/json': [500, { message: 'storage is gone' }],
};

describe('containers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'aval-engine-'));
  const socket = join(folder, 'engine.sock');
  let engine: Server;
  let server: TestServer;
  let admin: TestUser;
  const get = (path: string, headers = {}) =>
    server.call('GET', `/api/admin/containers${path}`, { as: admin, headers });

  beforeAll(async () => {
    engine = createServer((request, response) => {
      const [status, body] = answers[request.url ?? ''] ?? [404, { message: 'No such container' }];
      response.writeHead(status, {
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
      });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    }).listen(socket);
    await once(engine, 'listening');
    server = await testServer({ DOCKER_HOST: `unix://${socket}` });
    admin = await server.makeUser({ role: 'admin' });
  });
  afterAll(async () => {
    await server.close();
    engine.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('are listed with the fields that the screen shows', async () => {
    const answer = await get('');
    expect([answer.status, answer.body]).toEqual([
      200,
      [
        { id, name: 'aval-db', image: 'postgres:18', created: '2026-06-30T12:00:00.000Z', status: 'Up 2 hours' },
        {
          id: 'b'.repeat(64),
          name: 'bbbbbbbbbbbb',
          image: 'aval',
          created: '2026-06-30T12:00:01.000Z',
          status: 'exited',
        },
      ],
    ]);
  });

  it('show their newest lines, from both outputs or from a terminal', async () => {
    expect((await get(`/${id}/logs?tail=2`)).body).toEqual([
      { timestamp: '2026-06-30T12:00:00.100Z', level: 'INFO', message: 'ready' },
      { timestamp: '2026-06-30T12:00:01.000Z', level: 'ERROR', message: 'lost' },
    ]);
    expect((await get('/terminal/logs')).body).toEqual([
      { timestamp: '2026-06-30T12:00:00.000Z', level: 'INFO', message: 'hello' },
    ]);
  });

  it('are not found when the engine does not know them, whatever their name', async () => {
    expect((await get('/unknown/logs')).status).toBe(404);
    for (const name of ['..%2Fjson', 'a%20b', '%00', 'x'.repeat(129), 'a%3Fall=1']) {
      expect([name, (await get(`/${name}/logs`)).status]).toEqual([name, 400]);
    }
    for (const tail of ['0', '5001', 'all']) expect((await get(`/${id}/logs?tail=${tail}`)).status).toBe(400);
  });

  it('return the message of the engine when it refuses', async () => {
    const broken = await get('/broken/logs');
    expect([broken.status, broken.body.error, broken.body.details]).toEqual([
      503,
      'UNAVAILABLE',
      'The container engine responded: storage is gone',
    ]);
    const unknown = await get('/unknown/logs', { 'accept-language': 'es' });
    expect([unknown.status, unknown.body.details]).toEqual([
      404,
      'El motor de contenedores ha respondido: No such container',
    ]);
  });

  it('report that a log is too long, not that there is no engine', async () => {
    const { status, body } = await get('/wordy/logs');
    expect([status, body.error, body.message]).toEqual([
      503,
      'UNAVAILABLE',
      'The engine returned more than 16 MB. Request fewer lines.',
    ]);
  });

  it('return 503 with instructions in the caller’s language when there is no engine', async () => {
    engine.closeAllConnections();
    engine.close();
    await once(engine, 'close');
    const gone = await get('', { 'accept-language': 'es' });
    expect([gone.status, gone.body.error]).toEqual([503, 'NO_CONTAINER_ENGINE']);
    expect(gone.body.details).toMatch(/^No hay respuesta de .*engine\.sock.* Inicia Docker o Podman/);
  });
});

describe('the socket of the engine', () => {
  it('is that of DOCKER_HOST if set, otherwise the first of the usual ones that exists', () => {
    const folder = mkdtempSync(join(tmpdir(), 'aval-sockets-'));
    const [docker, podman] = [join(folder, 'docker.sock'), join(folder, 'podman.sock')];
    const find = (host?: string) => containerEngine({ DOCKER_HOST: host }, [docker, podman]).socket();
    expect(find()).toBeNull();
    writeFileSync(podman, '');
    expect(find()).toBe(podman);
    writeFileSync(docker, '');
    expect(find()).toBe(docker);
    expect(find(`unix://${podman}`)).toBe(podman);
    expect(find('unix:///nowhere.sock')).toBeNull();
    expect(find('tcp://10.0.0.1:2375')).toBeNull();
    rmSync(folder, { recursive: true });
  });
});
