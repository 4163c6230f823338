import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { expect, it } from 'vitest';

import { controlAddress, listenForBackups } from './controlSocket.ts';

const copyTo = () => Promise.reject(new Error('never asked for'));

it('reports why it cannot make a copy, for example in a missing data folder, and keeps running', async () => {
  const data = mkdtempSync(join(tmpdir(), 'aval-control-'));
  const listening = await listenForBackups({ copyTo }, data, pino({ level: 'silent' }));
  const socket = connect(controlAddress(data));
  // The client is already connected, but the server can no longer create a folder for the copy.
  rmSync(data, { recursive: true });
  expect(JSON.parse(await text(socket))).toEqual({ error: expect.stringContaining('ENOENT') });
  await listening.close();
});
