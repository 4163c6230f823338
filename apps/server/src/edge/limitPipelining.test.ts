import { connect } from 'node:net';

import { expect, it } from 'vitest';

import { testServerForThis } from '../testing/testServer.ts';

const request = 'GET /api/user/profile-types HTTP/1.1\r\nHost: x\r\n\r\n';

it('closes a connection that sends many requests without waiting for the responses', async () => {
  const server = await testServerForThis();
  let handled = 0;
  server.app.server.on('request', (_request, response) => response.once('finish', () => (handled += 1)));
  const port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
  const impatient = connect(port, '127.0.0.1');
  impatient.on('error', () => undefined).resume();
  impatient.write(request.repeat(2000));
  await new Promise((settle) => impatient.once('close', settle));
  expect(handled).toBeLessThanOrEqual(8);

  const patient = connect(port, '127.0.0.1');
  let received = '';
  patient.on('data', (bytes) => (received += bytes.toString()));
  const responses = () => received.split('HTTP/1.1 200 ').length - 1;
  for (let asked = 4; asked <= 40; asked += 4) {
    patient.write(request.repeat(4));
    await expect.poll(responses).toBe(asked);
  }
  patient.destroy();
});
