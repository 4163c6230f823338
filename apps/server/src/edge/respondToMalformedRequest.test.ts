import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';

import { respondToMalformedRequest } from './respondToMalformedRequest.ts';

async function answerTo(sent: string): Promise<string> {
  const app = fastify({ clientErrorHandler: respondToMalformedRequest });
  app.get('/', () => 'fine');
  onTestFinished(() => app.close());
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(sent);
  return text(socket);
}

it.each([
  ['what is no request', 'this is no request\r\n\r\n', 'HTTP/1.1 400 Bad Request', 'VALIDATION_FAILED'],
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
    'HTTP/1.1 431 Request Header Fields Too Large',
    'TOO_LARGE',
  ],
])('answers %s with an error body and closes the connection', async (_, sent, status, code) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head.split('\r\n')[0]).toBe(status);
  expect(head).toMatch(/^Connection: close$/m);
  expect(JSON.parse(body)).toMatchObject({ success: false, error: code, details: null });
});
