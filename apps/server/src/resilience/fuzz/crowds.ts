import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

import type { Tokens } from './badRequest.ts';

interface Sent {
  method: string;
  path: string;
  token?: string;
  body?: string;
}

/** Abuses that only many requests at once make: what one stranger or one account sends to stall everybody else. */
export const crowds: readonly { name: string; run: (address: string, tokens: Tokens) => Promise<string[]> }[] = [
  {
    name: 'strangers with a megabyte of unknown fields',
    run: (address) =>
      together(60, (turn) => {
        const path = ['/api/auth/reset-password', '/api/auth/login', '/api/auth/register'][turn % 3] ?? '';
        return send(address, { method: 'POST', path, body: manyFields });
      }),
  },
  {
    name: 'an account with a megabyte of unknown fields',
    run: (address, { user }) =>
      together(40, () => send(address, { method: 'POST', path: '/api/startups', token: user, body: manyFields })),
  },
  {
    name: 'strangers with the description of the API',
    run: (address) =>
      together(60, (turn) =>
        send(address, { method: 'GET', path: turn % 2 === 0 ? '/api/openapi.json' : '/api/docs' }),
      ),
  },
  {
    name: 'guesses of passwords',
    run: (address) =>
      together(60, (turn) => {
        const body = JSON.stringify({ email: `guess${turn}@example.com`, password: 'Guess!2026' });
        return send(address, { method: 'POST', path: '/api/auth/login', body });
      }),
  },
  {
    name: 'an account with whole lists and exports, of which it reads half',
    run: async (address, { user }) => {
      const paths = ['/api/startups/list-full', '/api/user/export', '/api/startups/list'];
      const unread = await Promise.all(paths.map((path) => openUnread(address, path, user)));
      const faults = await together(60, (turn) =>
        send(address, { method: 'GET', path: paths[turn % paths.length] ?? '', token: user }),
      );
      for (const socket of unread) socket.destroy();
      return faults;
    },
  },
  {
    name: 'requests whose body never comes',
    run: async (address) => {
      const head =
        'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{';
      const halves = Array.from({ length: 300 }, () => opened(address, head));
      await wait(500);
      for (const socket of halves) socket.destroy();
      return [];
    },
  },
];

const manyFields = JSON.stringify(Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`k${index}`, 1])));
const largestRefusal = 20_000;

/** Sends many at once. Returns what is wrong with the responses. */
async function together(count: number, one: (turn: number) => Promise<string | null>): Promise<string[]> {
  const faults = await Promise.all(Array.from({ length: count }, (_, turn) => one(turn)));
  return faults.filter((fault) => fault !== null);
}

async function send(address: string, { method, path, token, body }: Sent): Promise<string | null> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  try {
    const response = await fetch(address + path, { method, headers, ...(body !== undefined && { body }) });
    const size = (await response.arrayBuffer()).byteLength;
    if (response.status >= 500) return `${path}: status ${response.status}`;
    return response.status >= 400 && size > largestRefusal ? `${path}: refused with ${size} bytes` : null;
  } catch {
    // The server closed the connection while a body was sent that is larger than it accepts.
    return null;
  }
}

function opened(address: string, text: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(text);
  return socket;
}

async function openUnread(address: string, path: string, token: string) {
  const socket = opened(address, `GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  socket.pause();
  await wait(50);
  return socket;
}
