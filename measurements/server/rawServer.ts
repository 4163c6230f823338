/** A minimal server: responds to every request with the same object, without reading it or authenticating the user. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const body: unknown = JSON.parse(process.argv[2] ?? '{}');
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(body));
}).listen(0, '127.0.0.1', () => console.log(`Listening at http://127.0.0.1:${(server.address() as AddressInfo).port}`));
