import { once } from 'node:events';

import type { Running } from '../testing/spawnServer.ts';
import { metricsOf } from './client.ts';

/** Enables the inspector that `memoryOf` uses, for a server started with it. */
export const inspectable = { NODE_OPTIONS: '--inspect=127.0.0.1:0' };

/** In MB, after garbage collection. */
export interface Memory {
  /** Live objects in all threads. */
  heap: number;
  /** Bytes outside the heap, such as files and the memory of the embedded engine. */
  buffers: number;
  /** Resident set size of the process. */
  resident: number;
}

interface Usage {
  usedSize: number;
  backingStorageSize: number;
}

type Send = (method: string, params?: object) => Promise<unknown>;

/**
 * The memory of a running server after garbage collection. Without that, measurements show when V8
 * last collected, not what is retained.
 */
export async function memoryOf({ address, output }: Running): Promise<Memory> {
  const inspector = /Debugger listening on (ws:\S+)/.exec(output)?.[1];
  if (inspector === undefined) throw new Error('The server was started without `inspectable`.');
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  const main = callsOver(socket);
  const threads: Send[] = [main.send];
  main.on('NodeWorker.attachedToWorker', ({ sessionId }) => threads.push(main.inWorker(String(sessionId))));
  await main.send('NodeWorker.enable', { waitForDebuggerOnStart: false });
  const usages: Usage[] = [];
  for (const send of threads) {
    await send('HeapProfiler.collectGarbage');
    usages.push((await send('Runtime.getHeapUsage')) as Usage);
  }
  socket.close();
  await once(socket, 'close');
  const sum = (key: keyof Usage) => megabytes(usages.reduce((total, usage) => total + usage[key], 0));
  const metrics = await metricsOf(address);
  return {
    heap: sum('usedSize'),
    buffers: sum('backingStorageSize'),
    resident: megabytes(metrics.get('process_resident_memory_bytes') ?? 0),
  };
}

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

/** Sends inspector protocol commands to the main thread and the worker threads. */
function callsOver(socket: WebSocket) {
  const waiting = new Map<number, (message: Message) => void>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let last = 0;

  function receive(text: unknown): void {
    const message = JSON.parse(String(text)) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'NodeWorker.receivedMessageFromWorker') receive(message.params?.['message']);
    else if (message.method !== undefined) listeners.get(message.method)?.(message.params ?? {});
  }
  socket.addEventListener('message', ({ data }) => receive(data));

  function ask(method: string, params: object, post: (request: string) => void): Promise<unknown> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
      post(JSON.stringify({ id, method, params }));
    });
  }
  const send: Send = (method, params = {}) => ask(method, params, (request) => socket.send(request));
  return {
    send,
    on: (method: string, listen: (params: Record<string, unknown>) => void) => listeners.set(method, listen),
    inWorker:
      (sessionId: string): Send =>
      (method, params = {}) =>
        ask(method, params, (message) => void send('NodeWorker.sendMessageToWorker', { sessionId, message })),
  };
}
