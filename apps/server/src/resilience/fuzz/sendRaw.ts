import { type Agent, request as httpRequest } from 'node:http';

import type { BadRequest } from './badRequest.ts';

export interface RawResponse {
  status: number;
  type: string;
  text: string;
}

const patienceMs = 60_000;

/**
 * Sends a request unmodified: unlike fetch, it does not normalize the path.
 *
 * @throws Error when the connection breaks before a response.
 */
export function sendRaw(address: string, request: BadRequest, agent: Agent): Promise<RawResponse> {
  const { hostname, port } = new URL(address);
  const { method, path, headers, body } = request;
  return new Promise((settle, reject) => {
    const sent = httpRequest({
      agent,
      hostname,
      port,
      method,
      path: path.replaceAll(/[^\x21-\x7e]/g, encodeURIComponent),
      headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
      timeout: patienceMs,
    });
    sent.on('response', (response) => {
      const head = { status: response.statusCode ?? 0, type: response.headers['content-type'] ?? '' };
      if (request.isStream && head.status === 200) {
        settle({ ...head, text: '' });
        sent.destroy();
        return;
      }
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => settle({ ...head, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error(`no response in ${patienceMs / 1000} s`)));
    sent.on('error', (error) => {
      // The server closed the keep-alive connection before it received this request.
      if (sent.reusedSocket && !request.isOversized) settle(sendRaw(address, request, agent));
      else reject(error);
    });
    sent.end(body ?? undefined);
  });
}
