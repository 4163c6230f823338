import { once } from 'node:events';
import { MessageChannel } from 'node:worker_threads';

import { expect, it, vi } from 'vitest';

import { sharedSession } from './session.ts';

const goodbye = new Uint8Array([0x58, 0, 0, 0, 4]);

async function deliver(isEnded: boolean) {
  const execute = vi.fn<(request: Uint8Array) => Uint8Array>(() => new Uint8Array([0x5a, 0, 0, 0, 5, 0x49]));
  const session = sharedSession(execute);
  const { port1, port2 } = new MessageChannel();
  session.accept(port2);
  const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
  port1.postMessage(new Uint8Array(startup));
  await once(port1, 'message');
  if (isEnded) session.end();
  port1.postMessage(goodbye);
  await new Promise((resolve) => setTimeout(resolve, 50));
  port1.close();
  return execute.mock.calls.length;
}

it('resets the session after a connection terminates', async () => {
  expect(await deliver(false)).toBe(2);
});

it('ignores a late Terminate message while the database closes', async () => {
  expect(await deliver(true)).toBe(1);
});
