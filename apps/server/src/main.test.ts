import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';

import { describe, expect, it, onTestFinished } from 'vitest';

import { adminSettings, newDataFolder, runServer, sendTo, signIn, startServer } from './testing/serverProcess.ts';
import { program, stopServer } from './testing/spawnServer.ts';
import { startupBody } from './testing/startupBody.ts';

describe('the server', () => {
  it('keeps an acknowledged startup and its calculation when it is killed right after', async () => {
    const settings = { AVAL_DATA: await newDataFolder(), ...adminSettings };
    const kept: { id: number; score: number }[] = [];
    for (let round = 0; round < 2; round += 1) {
      const running = await startServer(settings);
      const token = await signIn(running.address);
      const created = await sendTo(
        running.address,
        'POST',
        '/api/startups',
        token,
        startupBody({ name: `Round ${round}` }),
      );
      await stopServer(running, 'SIGKILL');
      expect(created.status).toBe(201);
      kept.push({ id: created.body.startupId, score: created.body.startup.IE_investability_score });
    }
    const running = await startServer(settings);
    const token = await signIn(running.address);
    for (const { id, score } of kept) {
      const { startup } = (await sendTo(running.address, 'GET', `/api/startups/${id}`, token)).body;
      const { calculations } = (await sendTo(running.address, 'GET', `/api/startups/${id}/calculations`, token)).body;
      expect([startup.IE_investability_score, calculations.length, calculations[0].IE_investability_score]).toEqual([
        score,
        1,
        score,
      ]);
    }
  });

  it('creates a first administrator if none is configured, closes gracefully, and keeps secret and sessions', async () => {
    const AVAL_DATA = await newDataFolder();
    const first = await startServer({ AVAL_DATA });
    const generated = /password (\S+) \(shown only this once\)/.exec(first.output)?.[1];
    const credentials = { email: 'admin@aval.invalid', password: generated };
    const { token, user } = (await sendTo(first.address, 'POST', '/api/auth/login', '', credentials)).body;
    expect(user.role).toBe('admin');
    // A browser opens connections in advance.
    const unused = connect(Number(new URL(first.address).port), '127.0.0.1');
    await once(unused, 'connect');
    const code = await stopServer(first, 'SIGTERM');
    expect({ code, output: first.output }).toMatchObject({ code: 0 });
    expect(statSync(join(AVAL_DATA, 'secret')).mode & 0o777).toBe(0o600);
    expect(readFileSync(join(AVAL_DATA, 'secret'), 'utf8').length).toBeGreaterThanOrEqual(43);
    const again = await startServer({ AVAL_DATA });
    expect(again.output).not.toContain('password');
    expect((await sendTo(again.address, 'GET', '/api/user/me', token)).status).toBe(200);
  });

  it('refuses a data folder that another process holds, without harming that process', async () => {
    const AVAL_DATA = await newDataFolder();
    const holder = await startServer({ AVAL_DATA, ...adminSettings });
    const refused = await runServer({ AVAL_DATA, ...adminSettings });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /^The database folder .* is already in use by another process\. Stop that one, .*\n$/,
      ),
    });
    expect((await sendTo(holder.address, 'GET', '/health/ready')).status).toBe(200);
    expect(await signIn(holder.address)).toBeTruthy();
  });

  it('reports which port is in use and what to do', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    onTestFinished(() => void blocker.close());
    const { port } = blocker.address() as { port: number };
    const refused = await runServer({ AVAL_DATA: await newDataFolder(), PORT: String(port) });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringContaining(`Port ${port} on 127.0.0.1 is taken by another program. Stop it, or set PORT`),
    });
  });

  it('reports that DATABASE_URL cannot be reached, without its password', async () => {
    const refused = await runServer({
      DATABASE_URL: 'postgres://aval:topsecret@127.0.0.1:1/aval',
      AVAL_SECRET: 's'.repeat(40),
    });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(
        /DATABASE_URL \(127\.0\.0\.1:1\/aval\) cannot be used: .*ECONNREFUSED.*\. Check that it runs/,
      ),
    });
    expect(refused.output).not.toContain('topsecret');
  });

  it('reports invalid settings', async () => {
    const refused = await runServer({ PORT: 'http' });
    expect(refused).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^The configuration is not valid\..*\n {2}PORT: /),
    });
  });

  it('starts with a folder whose creation was interrupted', async () => {
    const AVAL_DATA = await newDataFolder();
    rmSync(join(AVAL_DATA, 'postgres'), { recursive: true });
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env['PATH'], PORT: '0', AVAL_DEMO: '0', AVAL_DATA, ...adminSettings },
    });
    await expect.poll(() => readdirSync(AVAL_DATA), { timeout: 30_000, interval: 5 }).toContain('postgres.new');
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(readdirSync(AVAL_DATA)).not.toContain('postgres');
    const running = await startServer({ AVAL_DATA, ...adminSettings });
    expect(await signIn(running.address)).toBeTruthy();
    expect(readdirSync(AVAL_DATA)).not.toContain('postgres.new');
  });
});

describe('the demo', () => {
  it('fills an empty database with the same scores each time, and survives a restart', async () => {
    const [one, two] = [await newDataFolder(), await newDataFolder()];
    const first = await scoresOfDemo(one);
    expect(await scoresOfDemo(one)).toEqual(first);
    expect(await scoresOfDemo(two)).toEqual(first);
  });
});

/** The demo scores of a folder as seen by the accounts that can sign in. */
async function scoresOfDemo(AVAL_DATA: string): Promise<unknown> {
  const running = await startServer({ AVAL_DATA, AVAL_DEMO: '1' });
  const tokens: string[] = [];
  for (const name of ['admin', 'corporate', 'education', 'investor', 'founder']) {
    const credentials = { email: `${name}@demo.aval`, password: 'Demo!2026' };
    const { body } = await sendTo(running.address, 'POST', '/api/auth/login', '', credentials);
    expect(body.user.email).toBe(credentials.email);
    tokens.push(body.token);
  }
  const [token] = tokens;
  const list = await sendTo(running.address, 'GET', '/api/startups/list-full', token);
  const calculations = await sendTo(running.address, 'GET', '/api/startups/1/calculations', token);
  await stopServer(running, 'SIGTERM');
  expect(list.body.startups.length).toBeGreaterThan(0);
  return [list.body.startups, calculations.body.calculations];
}
