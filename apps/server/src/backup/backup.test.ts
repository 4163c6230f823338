import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { knownMigrations } from '../db/migrate.ts';
import { reconcile } from '../resilience/faults/reconcile.ts';
import { type Ledger, write } from '../resilience/faults/writers.ts';
import { unlimited } from '../resilience/unlimited.ts';
import { formBody } from '../testing/formBody.ts';
import { hasPostgres, ownPostgres } from '../testing/ownPostgres.ts';
import { runCommand } from '../testing/runCommand.ts';
import { adminSettings, newDataFolder, sendTo, signIn, startServer } from '../testing/serverProcess.ts';
import { stopServer } from '../testing/spawnServer.ts';
import { startupBody } from '../testing/startupBody.ts';
import type { Line } from './Line.ts';
import { makeBackup } from './makeBackup.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeArchive } from './writeArchive.ts';

type Settings = Record<string, string>;

const common = { ...unlimited, ...adminSettings };
const bytes = Buffer.from('Annual plan\nStartup Name: Galerna Ports\nTeam Size: 14\n');
let folder: string;
let postgres: Awaited<ReturnType<typeof ownPostgres>> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aval-backup-'));
  if (hasPostgres) postgres = await ownPostgres();
});
afterAll(async () => {
  await postgres?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const newDatabase = async (name: string) => (await postgres?.database(name)) ?? {};

async function upload(address: string, token: string): Promise<void> {
  const { body, headers } = await formBody({ name: 'plan.txt', bytes }, { documentType: 'txt', outputFormat: 'json' });
  const authorization = `Bearer ${token}`;
  const response = await fetch(`${address}/api/documents/process`, {
    method: 'POST',
    headers: { ...headers, authorization },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(200);
}

/** Backs up a server under write load, and returns the writes that it had acknowledged before the backup. */
async function backUpUnderWrites(settings: Settings, file: string): Promise<{ ledger: Ledger; token: string }> {
  const server = await startServer({ ...common, ...settings });
  const token = await signIn(server.address);
  await upload(server.address, token);
  const forgotten = { email: adminSettings.AVAL_ADMIN_EMAIL };
  await sendTo(server.address, 'POST', '/api/auth/forgot-password', '', forgotten);
  const mails = () => readdirSync(join(settings['AVAL_DATA'] ?? '', 'outbox'));
  await expect.poll(mails, { timeout: 60_000 }).toHaveLength(1);
  const live: Ledger = new Map();
  const ended = new AbortController();
  const writing = write(server.address, token, live, file, ended.signal);
  await expect.poll(() => live.size, { timeout: 60_000 }).toBeGreaterThan(5);
  // Changes made during the backup may or may not be in it.
  const ledger: Ledger = new Map(
    [...live].map(([id, { name, descriptions }]) => [
      id,
      { name, descriptions: [...descriptions, `Changed in ${name}`] },
    ]),
  );
  const made = await runCommand('backup', [file], settings);
  expect(made).toEqual({ code: 0, output: expect.stringMatching(/^Backed up \d+ rows and \d files into /) });
  const during = live.size;
  expect(during).toBeGreaterThan(ledger.size);
  await expect.poll(() => live.size, { timeout: 60_000 }).toBeGreaterThan(during);
  ended.abort();
  await writing;
  const code = await stopServer(server, 'SIGTERM');
  expect({ code, output: server.output }).toMatchObject({ code: 0 });
  return { ledger, token };
}

/** Starts a server on the restored data and compares it with the acknowledged writes. */
async function expectRestored(settings: Settings, { ledger, token: old }: { ledger: Ledger; token: string }) {
  const server = await startServer({ ...common, ...settings });
  expect((await sendTo(server.address, 'GET', '/api/user/me', old)).status).toBe(401);
  const token = await signIn(server.address);
  expect(await reconcile(server.address, token, ledger, 0)).toEqual([]);
  const { documents } = (await sendTo(server.address, 'GET', '/api/documents', token)).body;
  expect(documents).toMatchObject([{ name: 'plan.txt', size: bytes.length }]);
  const headers = { authorization: `Bearer ${token}` };
  const document = await fetch(`${server.address}/api/documents/${documents[0].id}`, { headers });
  expect(Buffer.from(await document.arrayBuffer())).toEqual(bytes);
  const list = (await sendTo(server.address, 'GET', '/api/startups/list-full', token)).body.startups;
  const created = await sendTo(server.address, 'POST', '/api/startups', token, startupBody());
  expect(created.body.id).toBeGreaterThan(Math.max(...list.map(({ id }: { id: number }) => id)));
  const search = (await sendTo(server.address, 'GET', '/api/startups/search?q=round', token)).status;
  expect(search).toBe(200);
  await stopServer(server, 'SIGTERM');
}

describe('a backup made under write load', () => {
  it('restores an embedded database into a new folder, with its documents, mails and secret', async () => {
    const from = { AVAL_DATA: await newDataFolder() };
    const to = { AVAL_DATA: join(folder, 'embedded') };
    const file = join(folder, 'embedded.aval');
    const before = await backUpUnderWrites(from, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(from.AVAL_DATA).filter((name) => name.startsWith('copy-'))).toEqual([]);
    const restored = await runCommand('restore', [file], to);
    expect(restored).toEqual({
      code: 0,
      output: expect.stringContaining('Start the server; everybody signs in again.'),
    });
    expect(readdirSync(to.AVAL_DATA).toSorted()).toEqual(['outbox', 'postgres', 'postgres.lock', 'secret']);
    expect(readdirSync(join(to.AVAL_DATA, 'outbox'))).toEqual(readdirSync(join(from.AVAL_DATA, 'outbox')));
    expect(readFileSync(join(to.AVAL_DATA, 'secret'))).toEqual(readFileSync(join(from.AVAL_DATA, 'secret')));
    expect(statSync(join(to.AVAL_DATA, 'secret')).mode & 0o777).toBe(0o600);
    await expectRestored(to, before);
  });

  it.skipIf(!hasPostgres)('restores an embedded database into a PostgreSQL server', async () => {
    const file = join(folder, 'outgrown.aval');
    const before = await backUpUnderWrites({ AVAL_DATA: await newDataFolder() }, file);
    const server = { ...(await newDatabase('moved')), AVAL_DATA: join(folder, 'moved') };
    expect(await runCommand('restore', [file], server)).toMatchObject({ code: 0 });
    await expectRestored(server, before);
  });

  it.skipIf(!hasPostgres)(
    'restores the database of a PostgreSQL server, there and into the embedded engine',
    async () => {
      const from: Settings = { ...(await newDatabase('first')), AVAL_DATA: join(folder, 'first') };
      const secret = from['AVAL_SECRET'] ?? '';
      mkdirSync(join(folder, 'first'));
      const file = join(folder, 'server.aval');
      const before = await backUpUnderWrites(from, file);
      const refused = await runCommand('restore', [file], from);
      expect(refused).toEqual({
        code: 1,
        output: expect.stringMatching(/is not empty: it has \d+ tables\..*--replace/),
      });
      expect(await runCommand('restore', [file, '--replace'], from)).toMatchObject({ code: 0 });
      await expectRestored(from, before);
      const embedded = { AVAL_DATA: join(folder, 'back') };
      expect(await runCommand('restore', [file], embedded)).toMatchObject({ code: 0 });
      await expectRestored({ ...embedded, AVAL_SECRET: secret }, before);
    },
  );
});

async function refusal(command: 'backup' | 'restore', given: string[], settings: Settings): Promise<string> {
  const { code, output } = await runCommand(command, given, settings);
  expect(code).toBe(1);
  return output;
}

describe('the commands', () => {
  const head: Line = {
    kind: 'backup',
    format: 1,
    made_at: '2026-06-30T12:00:00.000Z',
    engine: 'embedded',
    migrations: [],
  };

  async function archive(name: string, migrations: string[]): Promise<string> {
    const file = join(folder, name);
    await writeArchive(
      file,
      (async function* () {
        yield { ...head, migrations };
      })(),
    );
    return file;
  }

  it('refuse a database that is in use or not empty, and move it aside with --replace', async () => {
    const AVAL_DATA = await newDataFolder();
    const file = await archive('schema.aval', knownMigrations());
    expect(await refusal('restore', [file], { AVAL_DATA })).toMatch(/There is a database in .* already\..*--replace/);
    const server = await startServer({ ...common, AVAL_DATA });
    expect(await refusal('restore', [file, '--replace'], { AVAL_DATA })).toMatch(/already in use by another process/);
    expect(await refusal('backup', [file], { AVAL_DATA })).toMatch(/is there already/);
    expect((await sendTo(server.address, 'GET', '/health/ready')).status).toBe(200);
    await stopServer(server, 'SIGTERM');
    const { code, output } = await runCommand('restore', [file, '--replace'], { AVAL_DATA });
    expect([code, output]).toEqual([0, expect.stringMatching(/What was there before is in .*replaced-/)]);
    const [aside = ''] = readdirSync(AVAL_DATA).filter((name) => name.startsWith('replaced-'));
    expect(readdirSync(join(AVAL_DATA, aside))).toContain('postgres');
  });

  it.skipIf(!hasPostgres)('leave a PostgreSQL database unchanged when the files cannot be written', async () => {
    const settings: Settings = { ...(await newDatabase('kept')), AVAL_DATA: join(folder, 'kept') };
    expect(await runCommand('restore', [await archive('kept.aval', knownMigrations())], settings)).toMatchObject({
      code: 0,
    });
    const from = await newDataFolder();
    mkdirSync(join(from, 'outbox'));
    writeFileSync(join(from, 'outbox', 'mail.eml'), 'Subject: Hello');
    const file = join(folder, 'mails.aval');
    await makeBackup({ AVAL_DATA: from, DATABASE_URL: undefined }, file, new Date());
    mkdirSync(join(folder, 'kept'), { recursive: true });
    // Writing a mail fails, because its folder is a file.
    writeFileSync(join(folder, 'kept', 'outbox'), '');
    const query = async (text: string) => {
      const client = new Client({ connectionString: settings['DATABASE_URL'] });
      await client.connect();
      const { rows } = await client.query(text);
      await client.end();
      return rows;
    };
    await query('create table public.kept ()');
    expect(await refusal('restore', [file, '--replace'], settings)).toContain('EEXIST');
    expect(await query(`select to_regclass('public.kept') is not null as kept`)).toEqual([{ kept: true }]);
  });

  it.skipIf(!hasPostgres)('refuse a PostgreSQL database that a server has open', async () => {
    const settings = { ...(await newDatabase('open')), AVAL_DATA: join(folder, 'open') };
    const file = await archive('open.aval', knownMigrations());
    const server = await startServer({ ...common, ...settings });
    expect(await refusal('restore', [file, '--replace'], settings)).toMatch(/in use: \d+ other connections are open/);
    expect((await sendTo(server.address, 'GET', '/health/ready')).status).toBe(200);
  });

  it('refuse a file that is newer, damaged, truncated, missing or not a backup, and change nothing', async () => {
    const place = { AVAL_DATA: join(folder, 'untouched'), DATABASE_URL: undefined };
    const restoring = (file: string) => restoreBackup(place, file, { replaces: true, at: new Date() });
    const newer = await archive('newer.aval', [...knownMigrations(), 'f'.repeat(64)]);
    await expect(restoring(newer)).rejects.toThrow(/made by a newer version of Aval, or by a build from before/);
    const whole = readFileSync(await archive('whole.aval', knownMigrations()));
    const changed = Buffer.from(whole);
    changed[Math.floor(whole.length / 2)] = (changed[Math.floor(whole.length / 2)] ?? 0) ^ 1;
    const rewritten = gzipSync(String(gunzipSync(whole)).replace('2026-06-30', '2026-06-29'));
    const broken = { changed, rewritten, short: whole.subarray(0, -20), other: Buffer.from('not a backup') };
    for (const [name, content] of Object.entries(broken)) {
      const file = join(folder, `${name}.aval`);
      writeFileSync(file, content);
      await expect(restoring(file)).rejects.toThrow(/is damaged or no backup of Aval/);
    }
    await expect(restoring(join(folder, 'nothing'))).rejects.toThrow(/There is no file/);
    await expect(makeBackup(place, join(folder, 'new'), new Date())).rejects.toThrow(/There is no database in/);
    expect(readdirSync(folder)).not.toContain('untouched');
    expect(await refusal('restore', [join(folder, 'changed.aval'), '--check'], {})).toMatch(/is damaged or no backup/);
    expect(await refusal('backup', [], {})).toMatch(/npm run backup -- FILE/);
  });

  it('back up a database whose server is stopped', async () => {
    const AVAL_DATA = await newDataFolder();
    const file = join(folder, 'stopped.aval');
    expect(await runCommand('backup', [file], { AVAL_DATA })).toMatchObject({ code: 0 });
    expect(await runCommand('restore', [file, '--check'], {})).toMatchObject({
      code: 0,
      output: expect.stringMatching(/is whole: \d+ rows and 0 files/),
    });
  });
});
