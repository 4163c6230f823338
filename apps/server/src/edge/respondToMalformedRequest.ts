import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import { errorBody } from './errorResponse.ts';

const refusals = {
  HPE_HEADER_OVERFLOW: { status: 431, refusal: new ApiError('TOO_LARGE', { text: texts.headersTooLarge }) },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: new ApiError('TOO_SLOW') },
} as const;
const noRequest = { status: 400, refusal: new ApiError('VALIDATION_FAILED', { text: texts.badRequest }) };

/**
 * Responds to a malformed HTTP request, in English because its language is unknown. Nothing more can be read from
 * its connection, so the response closes it; otherwise a client would send its next request into a closed connection.
 */
export function respondToMalformedRequest({ code }: { code?: string }, socket: Socket): void {
  if (socket.destroyed || code === 'ECONNRESET') return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, refusal } = refusals[code as keyof typeof refusals] ?? noRequest;
  const body = JSON.stringify(errorBody(refusal, 'en', randomUUID()));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
