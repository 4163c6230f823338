import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const chunkBytes = 500;
const chunkDelayMs = 8;

export interface SlowProxy {
  url: string;
  stop: () => void;
}

/** A proxy that delivers each page in many small chunks, so that the browser paints partial HTML. */
export async function slowProxy(product: string): Promise<SlowProxy> {
  const server = createServer((request, response) => {
    void (async () => {
      const body = request.method === 'GET' ? undefined : Buffer.concat(await request.toArray());
      const headers = { ...(request.headers as Record<string, string>), 'accept-encoding': 'identity' };
      const upstream = await fetch(product + request.url, {
        method: request.method ?? 'GET',
        headers,
        body: body ?? null,
      });
      const bytes = Buffer.from(await upstream.arrayBuffer());
      response.writeHead(upstream.status, Object.fromEntries(upstream.headers));
      const isPage = upstream.headers.get('content-type')?.startsWith('text/html') ?? false;
      const size = isPage ? chunkBytes : bytes.length;
      for (let start = 0; start < bytes.length; start += size) {
        response.write(bytes.subarray(start, start + size));
        if (isPage) await wait(chunkDelayMs);
      }
      response.end();
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
