import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { pino } from 'pino';
import { expect, it } from 'vitest';

import { controlAddress, listenForBackups } from './controlSocket.ts';

const copyTo = () => Promise.reject(new Error('never asked for'));

it('answers why no copy can be made, such as a folder that takes no new one, and goes on', async () => {
  const data = mkdtempSync(join(tmpdir(), 'aval-control-'));
  const listening = await listenForBackups({ copyTo }, data, pino({ level: 'silent' }));
  const socket = connect(controlAddress(data));
  // Connected already, the server finds no folder in which it could make the copy.
  rmSync(data, { recursive: true });
  expect(JSON.parse(await text(socket))).toEqual({ error: expect.stringContaining('ENOENT') });
  await listening.close();
});
