import { type MessagePort, parentPort, workerData } from 'node:worker_threads';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';

import { bufferSize } from './bufferSize.ts';
import { createFolder } from './createFolder.ts';
import { durableFileSystem } from './durableFileSystem.ts';
import { execute } from './execute.ts';
import { sharedSession } from './session.ts';

export type ToWorker = { kind: 'connect'; port: MessagePort } | { kind: 'close' };
export interface FromWorker {
  kind: 'ready';
}

const { folder } = workerData as { folder: string };
await createFolder(folder);
const settings = {
  fsync: 'on',
  // fdatasync is a no-op in this build; fsync is our implementation.
  wal_sync_method: 'fsync',
  shared_buffers: `${bufferSize(folder)}MB`,
  max_wal_size: '128MB',
  min_wal_size: '32MB',
};
const database = await PGlite.create({
  fs: durableFileSystem(folder),
  extensions: { pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
});
const session = sharedSession((request) => execute(database, request));
const post = (message: FromWorker) => parentPort?.postMessage(message, []);

parentPort?.on('message', (message: ToWorker) => {
  if (message.kind === 'connect') {
    session.accept(message.port);
    return;
  }
  void close();
});

async function close(): Promise<void> {
  session.end();
  await database.close();
  parentPort?.close();
}

post({ kind: 'ready' });
