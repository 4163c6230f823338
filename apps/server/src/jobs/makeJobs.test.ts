import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';

import { processLogs, processRuns } from '../db/schema/processRuns.ts';
import type { Work } from '../processes/perform.ts';
import { findRun, runNow, startRun } from '../processes/startRun.ts';
import { type TestServer, testServer, testServerForThis } from '../testing/testServer.ts';
import { makeJobs } from './makeJobs.ts';

const ended = { timeout: 15_000, interval: 50 };

async function messagesOf(server: TestServer, runId: number): Promise<string[]> {
  const rows = await server.database.db
    .select()
    .from(processLogs)
    .where(eq(processLogs.run_id, runId))
    .orderBy(processLogs.id);
  return rows.map(({ level, message }) => `${level} ${message}`);
}

describe('a run', () => {
  let server: TestServer;
  const works: Record<string, Work> = {};
  const run = (kind: string, more: { turn?: string } = {}) =>
    startRun(server.services, { process: 'documents', kind, userId: null, ...more });
  const codeOf = async (id: number) => (await findRun(server.database.db, id))?.code;

  beforeAll(async () => {
    server = await testServer();
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await server.services.jobs.start();
  });
  afterAll(() => server.close());

  it('is taken from the queue and stores its log, progress and failures', async () => {
    works['documents reading'] = async (current) => {
      current.log('INFO', `Reading ${String(current.row.input['name'])}`);
      current.progress(1, 2);
      current.fail({ startupId: null, name: 'Second page', reason: 'is empty' });
      current.progress(2);
      return { code: 1, summary: 'One of two pages' };
    };
    const { id } = await startRun(server.services, {
      process: 'documents',
      kind: 'reading',
      userId: null,
      input: { name: 'plan.pdf' },
    });
    await expect.poll(() => codeOf(id), ended).toBe(1);
    expect(await findRun(server.database.db, id)).toMatchObject({
      done: 2,
      total: 2,
      summary: 'One of two pages',
      failures: [{ startupId: null, name: 'Second page', reason: 'is empty' }],
      finished_at: server.clock.now,
    });
    expect(await messagesOf(server, id)).toEqual([
      'INFO Reading plan.pdf',
      'ERROR Second page: is empty',
      'ERROR Documents process completed with code 1',
    ]);
  });

  it('ends with code 1 when its work throws or is unknown', async () => {
    works['documents throwing'] = () => Promise.reject(new Error('no more paper'));
    const thrown = await run('throwing');
    const unknown = await run('nobody knows');
    await expect.poll(() => codeOf(thrown.id), ended).toBe(1);
    await expect.poll(() => codeOf(unknown.id), ended).toBe(1);
    expect(await messagesOf(server, thrown.id)).toEqual([
      'ERROR Stopped by an error: no more paper',
      'ERROR Documents process completed with code 1',
    ]);
  });

  it('is the only one of its turn until it has ended', async () => {
    const gate = new EventTarget();
    works['documents waiting'] = async () => {
      await once(gate, 'open');
      return { code: 0, summary: '' };
    };
    const first = await run('waiting', { turn: 'one' });
    const tries = await Promise.allSettled([run('waiting', { turn: 'one' }), run('waiting', { turn: 'one' })]);
    expect(tries).toMatchObject([{ reason: { code: 'ALREADY_RUNNING' } }, { reason: { code: 'ALREADY_RUNNING' } }]);
    await expect.poll(async () => (await findRun(server.database.db, first.id))?.started_at, ended).not.toBeNull();
    gate.dispatchEvent(new Event('open'));
    await expect.poll(() => codeOf(first.id), ended).toBe(0);
    const next = await run('waiting', { turn: 'one' });
    await expect.poll(async () => (await findRun(server.database.db, next.id))?.started_at, ended).not.toBeNull();
    gate.dispatchEvent(new Event('open'));
    await expect.poll(() => codeOf(next.id), ended).toBe(0);
  });

  it('detects its cancellation and ends with code 130', async () => {
    works['documents long'] = async ({ signal }) => {
      if (!signal.aborted) await once(signal, 'abort');
      return { code: 130, summary: '' };
    };
    const { id } = await run('long');
    await server.database.db
      .update(processRuns)
      .set({ cancel_requested_at: server.clock.now })
      .where(eq(processRuns.id, id));
    await expect.poll(() => codeOf(id), ended).toBe(130);
    expect(await messagesOf(server, id)).toEqual(['WARNING Documents process completed with code 130']);
  });

  it('runs immediately for a waiting caller', async () => {
    const done = await runNow(server.services, { process: 'scraping', kind: 'url', userId: null }, async (current) => {
      current.log('INFO', 'Read');
      return { code: 0, summary: 'Read one' };
    });
    expect(await messagesOf(server, done.runId)).toEqual(['INFO Read', 'INFO Scraping process completed with code 0']);
  });
});

describe('a server that stopped in the middle', () => {
  it('resumes a queued run after a stop, and closes a run whose caller was waiting', async () => {
    const server = await testServerForThis();
    const seen: number[] = [];
    const works: Record<string, Work> = {
      'documents counting': async (current) => {
        seen.push(current.row.done);
        current.progress(current.row.done + 1, 2);
        if (seen.length === 1) await once(current.signal, 'abort');
        return { code: current.signal.aborted ? 130 : 0, summary: '' };
      },
    };
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await server.services.jobs.start();
    const { id } = await startRun(server.services, { process: 'documents', kind: 'counting', userId: null });
    await expect.poll(() => seen, ended).toEqual([0]);
    server.services.stop();
    // Pending responses delay the stop, and meanwhile a worker polls for work again.
    await wait(2500);
    expect(seen).toEqual([0]);
    await server.services.jobs.stop();
    const [abandoned] = await server.database.db
      .insert(processRuns)
      .values({ process: 'scraping', kind: 'url', input: {}, seen_at: server.clock.now, turn: 'two' })
      .returning();
    expect((await findRun(server.database.db, id))?.finished_at).toBeNull();

    // Longer than the heartbeat interval of a live worker.
    server.clock.now = new Date(server.clock.now.getTime() + 60_000);
    server.services.stopping = new AbortController().signal;
    server.services.jobs = makeJobs(server.database, works, () => server.services);
    await server.services.jobs.start();
    await expect.poll(async () => (await findRun(server.database.db, id))?.code, ended).toBe(0);
    expect(seen).toEqual([0, 1]);
    expect(await findRun(server.database.db, abandoned?.id ?? 0)).toMatchObject({ code: 1 });
  });
});

it('does not start a second sweep for lost runs while one is running', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const server = await testServerForThis();
  let looks = 0;
  let isSlow = false;
  const gate = new EventTarget();
  const slow = new Proxy(server.services.db, {
    get(db, name, receiver) {
      if (name !== 'select' || !isSlow) return Reflect.get(db, name, receiver) as unknown;
      looks += 1;
      return () => ({ from: () => ({ where: () => once(gate, 'open').then(() => []) }) });
    },
  });
  const jobs = makeJobs(server.database, {}, () => ({ ...server.services, db: slow }));
  await jobs.start();
  isSlow = true;
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(1);
  gate.dispatchEvent(new Event('open'));
  await wait(0);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(looks).toBe(2);
  gate.dispatchEvent(new Event('open'));
  await jobs.stop();
});

describe('the log stream', () => {
  it('sends existing lines, then new ones, resumes after the last event, and ends with the server', async () => {
    const server = await testServerForThis();
    const { app, services } = server;
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const admin = await server.makeUser({ role: 'admin' });
    const say = (message: string) =>
      runNow(services, { process: 'cron', kind: 'test', userId: null }, async (current) => {
        current.log('INFO', message);
        return { code: 0, summary: '' };
      });
    await say('first');
    const open = (headers: Record<string, string>) => fetch(`${address}/api/admin/cron/logs/stream`, { headers });
    expect((await open({})).status).toBe(401);
    const authorization = `Bearer ${admin.token}`;
    const response = await open({ authorization });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    let text = '';
    const reading = (async () => {
      const reader = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
      for await (const chunk of reader) text += chunk;
    })();
    await expect.poll(() => text, ended).toContain('completed with code 0');
    await say('second');
    const ids = () => [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    await expect.poll(ids, ended).toEqual([1, 2, 3, 4]);

    const again = await open({ authorization, 'last-event-id': '2' });
    const chunks = again.body?.pipeThrough(new TextDecoderStream()).getReader();
    let later = '';
    while (!later.includes('data:')) later += (await chunks?.read())?.value ?? '';
    expect(later).toMatch(/^retry: 1000\n\nid: 3\ndata: .*"message":"second","runId":2}/);
    await chunks?.cancel();
    // A HEAD request would leave an unread stream.
    const head = await fetch(`${address}/api/admin/cron/logs/stream`, { method: 'HEAD', headers: { authorization } });
    expect(head.status).toBe(404);

    // If a stream kept the server open, the test would time out here.
    await app.close();
    await reading;
  });
});
