import type { MessagePort } from 'node:worker_threads';

import { firstRequest, queryBytes, readyStatus } from './frames.ts';

type Execute = (request: Uint8Array) => Uint8Array;

interface Connection {
  port: MessagePort;
  received: Buffer;
  isStarted: boolean;
  status: 'I' | 'T' | 'E';
}

/**
 * Shares the single session of the embedded database between connections: each holds it from its first request until
 * the response reports that no transaction is open; the others wait.
 */
export function sharedSession(execute: Execute) {
  const open = new Set<MessagePort>();
  const waiting = new Set<Connection>();
  let holder: Connection | null = null;
  let isEnded = false;

  function release(): void {
    holder = null;
    const [next] = waiting;
    if (!next) return;
    waiting.delete(next);
    setImmediate(() => serve(next));
  }

  function leave(connection: Connection): void {
    waiting.delete(connection);
    if (isEnded || (holder && holder !== connection)) return;
    if (connection.status !== 'I') execute(queryBytes('ROLLBACK'));
    if (connection.isStarted) execute(queryBytes('DISCARD ALL'));
    connection.isStarted = false;
    connection.status = 'I';
    release();
  }

  function serve(connection: Connection): void {
    for (;;) {
      const request = firstRequest(connection.received, connection.isStarted);
      if (!request) return;
      if (holder && holder !== connection) {
        waiting.add(connection);
        return;
      }
      holder = connection;
      const bytes = connection.received.subarray(0, request.end);
      connection.received = connection.received.subarray(request.end);
      if (request.isGoodbye) {
        leave(connection);
        connection.port.close();
        return;
      }
      connection.isStarted = true;
      const response = new Uint8Array(execute(bytes));
      connection.status = readyStatus(response) ?? connection.status;
      connection.port.postMessage(response, [response.buffer]);
      if (connection.status === 'I') release();
    }
  }

  return {
    /** Stops executing requests: late ones, such as Terminate messages, arrive while the database closes. */
    end(): void {
      isEnded = true;
      for (const port of open) port.close();
    },
    accept(port: MessagePort): void {
      const connection: Connection = { port, received: Buffer.alloc(0), isStarted: false, status: 'I' };
      open.add(port);
      port.on('message', (bytes: Uint8Array) => {
        if (isEnded) return;
        connection.received = Buffer.concat([connection.received, bytes]);
        serve(connection);
      });
      port.on('close', () => {
        open.delete(port);
        if (holder === connection || waiting.has(connection)) leave(connection);
      });
    },
  };
}
