import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';

import { lockFolder } from '../db/embedded/folderLock.ts';
import { startCommand } from '../testing/runCommand.ts';
import { newDataFolder } from '../testing/serverProcess.ts';
import { listenForBackups } from './controlSocket.ts';
import { makeBackup } from './makeBackup.ts';
import { requestCopy } from './requestCopy.ts';
import { restoreBackup } from './restoreBackup.ts';

const soon = { timeout: 60_000, interval: 10 };
const copiesIn = (data: string) => readdirSync(data).filter((name) => name.startsWith('copy-'));

/** A server that serves copies of the database in a folder. */
async function copyingServer(data: string, copied: Promise<void> = Promise.resolve()) {
  const copyTo = async (to: string) => {
    cpSync(join(data, 'postgres'), to, { recursive: true });
    await copied;
  };
  const listening = await listenForBackups({ copyTo }, data, pino({ level: 'silent' }));
  onTestFinished(() => listening.close());
  return listening;
}

/** Leftovers of a killed backup or server; no process has them open. */
function leaveCopy(data: string, name: string): string {
  const folder = join(data, name);
  mkdirSync(join(folder, 'postgres'), { recursive: true });
  writeFileSync(join(folder, 'postgres.lock'), '');
  return folder;
}

it.each([
  ['SIGHUP', [129, null]],
  ['SIGINT', [130, null]],
  ['SIGTERM', [143, null]],
  ['SIGKILL', [null, 'SIGKILL']],
] as const)('a backup ended by %s leaves neither its copy nor a partial file', async (signal, ended) => {
  const data = await newDataFolder();
  await copyingServer(data);
  const child = startCommand('backup', [join(data, 'all.backup')], { AVAL_DATA: data });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isOpen = () => copiesIn(data).some((name) => existsSync(join(data, name, 'postgres.lock')));
  await expect.poll(isOpen, soon).toBe(true);
  child.kill(signal);
  expect(await once(child, 'close')).toEqual(ended);
  await expect.poll(() => copiesIn(data), soon).toEqual([]);
  expect(readdirSync(data).filter((name) => name.startsWith('all.backup'))).toEqual([]);
});

it('a backup that is stopped while its copy is being made leaves no copy', async () => {
  const data = await newDataFolder();
  const copied = Promise.withResolvers<void>();
  await copyingServer(data, copied.promise);
  const stop = new AbortController();
  const asking = requestCopy(data, stop.signal);
  await expect.poll(() => copiesIn(data), soon).toHaveLength(1);
  stop.abort();
  await expect(asking).rejects.toThrow(/abort/i);
  copied.resolve();
  await expect.poll(() => copiesIn(data), soon).toEqual([]);
});

it('a server that stops does not remove a copy that a backup is reading', async () => {
  const data = await newDataFolder();
  const listening = await copyingServer(data);
  const copy = await requestCopy(data);
  await listening.close();
  expect(copiesIn(data).map((name) => join(data, name))).toEqual([copy?.folder]);
});

it('the next backup removes leftovers of killed ones, but not what is in use or of other programs', async () => {
  const data = await newDataFolder();
  const held = leaveCopy(data, 'copy-held');
  const lock = lockFolder(join(held, 'postgres'));
  onTestFinished(() => lock.release());
  leaveCopy(data, 'copy-of-backup');
  const begun = gzipSync('{"kind":"backup","format":1,"made_at":"2026-06-30T12:00:00.000Z"').subarray(0, -10);
  for (const [name, content, age] of [
    ['old.backup.part', begun, 7200],
    ['new.backup.part', begun, 60],
    ['other.part', Buffer.from('of another program'), 7200],
  ] as const) {
    writeFileSync(join(data, name), content);
    const at = Date.now() / 1000 - age;
    utimesSync(join(data, name), at, at);
  }
  const place = { AVAL_DATA: data, DATABASE_URL: undefined };
  await makeBackup(place, join(data, 'all.backup'), new Date());
  expect(copiesIn(data)).toEqual(['copy-held']);
  expect(readdirSync(data).filter((name) => name.endsWith('.part'))).toEqual(['new.backup.part', 'other.part']);

  await copyingServer(data);
  leaveCopy(data, 'copy-of-server');
  const copies = await Promise.all([requestCopy(data), requestCopy(data)]);
  const inUse = new Set([held, ...copies.map((copy) => copy?.folder)]);
  expect(new Set(copiesIn(data).map((name) => join(data, name)))).toEqual(inUse);
});

it('a restore that is stopped changes nothing', async () => {
  const data = await newDataFolder();
  const file = join(data, 'all.backup');
  await makeBackup({ AVAL_DATA: data, DATABASE_URL: undefined }, file, new Date());
  const place = { AVAL_DATA: join(data, 'restored'), DATABASE_URL: undefined };
  const stop = new AbortController();
  const restoring = restoreBackup(place, file, { replaces: false, at: new Date(), signal: stop.signal });
  const isBegun = () => existsSync(join(place.AVAL_DATA, 'postgres.restored'));
  const outcome = restoring.catch((error: unknown) => error);
  await expect.poll(isBegun, soon).toBe(true);
  stop.abort();
  expect(await outcome).toBe(stop.signal.reason);
  expect(readdirSync(place.AVAL_DATA)).toEqual(['postgres.lock']);
});
