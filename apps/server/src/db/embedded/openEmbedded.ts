import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';

import { Pool } from 'pg';

import { places } from '../../configuration/places.ts';
import { StartError } from '../../errors/startError.ts';
import { copyRunning } from './copyRunning.ts';
import { lockFolder } from './folderLock.ts';
import { startMaintenance } from './maintenance.ts';
import { portStream } from './portStream.ts';
import { refuseIncomplete, unopenedError } from './unopenedError.ts';
import type { FromWorker, ToWorker } from './worker.ts';

export interface EmbeddedDatabase {
  pool: Pool;
  /** Resolves only when the database itself fails, with the reason. */
  failure: Promise<Error>;
  /** Copies its folder while it keeps running; the copy opens as a separate database. */
  copyTo(folder: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the embedded PostgreSQL of a folder (created if missing) in a dedicated thread, behind an ordinary pool.
 *
 * The pool has one connection, because there is one session. Inside a transaction use the transaction's client,
 * never the pool, which would deadlock.
 *
 * @throws StartError when another process holds the folder, its disk is full, or it cannot be created or opened.
 */
export async function openEmbedded(path: string): Promise<EmbeddedDatabase> {
  const folder = resolve(path);
  makeDataFolder(dirname(folder));
  const lock = lockFolder(folder);
  try {
    refuseIncomplete(folder);
  } catch (error) {
    lock.release();
    throw error;
  }
  const worker = new Worker(places.databaseThread, { workerData: { folder }, execArgv: [] });
  const failure = new Promise<Error>((settle) => {
    worker.once('error', (error) => settle(error instanceof Error ? error : new Error(String(error))));
  });
  try {
    await Promise.race([nextMessage(worker, 'ready'), failure.then((error) => Promise.reject(error))]);
  } catch (error) {
    lock.release();
    throw unopenedError(folder, error);
  }
  const pool = new Pool({
    max: 1,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ kind: 'connect', port: port2 } satisfies ToWorker, [port2]);
      return portStream(port1);
    },
  });
  // `failure` reports a broken database; without a listener the pool would end the process before that.
  pool.on('error', () => undefined);
  const maintenance = startMaintenance(pool);
  return {
    pool,
    failure,
    copyTo: (to) => maintenance.between(() => copyRunning(pool, folder, to)),
    async close() {
      await maintenance.stop();
      await pool.end();
      worker.postMessage({ kind: 'close' } satisfies ToWorker, []);
      await Promise.race([once(worker, 'exit'), failure]);
      lock.release();
    },
  };
}

/**
 * Creates the data folder if it is missing.
 *
 * @throws StartError when it cannot be created.
 */
export function makeDataFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
  } catch (error) {
    const { code } = Object(error) as { code?: unknown };
    const isInTheWay = code === 'EEXIST' || code === 'ENOTDIR';
    throw new StartError(
      `The data folder ${data} cannot be made (${isInTheWay ? 'a file is in its place' : String(code)}). Set AVAL_DATA to a folder that this user may write to.`,
    );
  }
}

function nextMessage(worker: Worker, kind: FromWorker['kind']): Promise<void> {
  return new Promise((settle) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === kind) settle();
    });
  });
}
