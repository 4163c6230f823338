import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

import { ApiError } from '../http/ApiError.ts';
import { type DecodedText, decodeText } from '../sources/reading/decodeText.ts';
import { scrapingTexts } from './scrapingTexts.ts';

export interface Limit {
  maxBytes: number;
  /** For longer bodies: reject them, or read only the complete lines at their start. */
  beyond: 'refuse' | 'cut';
}

/**
 * Reads a response body as text, decompressed and decoded.
 *
 * @throws ApiError NOTHING_FOUND when it is too large, compressed or not.
 */
export async function bodyText(
  body: Readable,
  headers: IncomingHttpHeaders,
  { maxBytes, beyond }: Limit,
): Promise<DecodedText> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of unpacked(body, headers['content-encoding'] ?? '')) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > maxBytes) {
      body.destroy();
      if (beyond === 'cut') {
        const beginning = Buffer.concat([...chunks, bytes]).subarray(0, maxBytes);
        return decoded(beginning.subarray(0, beginning.lastIndexOf(10) + 1), headers['content-type'] ?? '');
      }
      const megabytes = Math.max(1, Math.round(maxBytes / 1_000_000));
      throw new ApiError('NOTHING_FOUND', { text: scrapingTexts.tooLarge, values: { megabytes } });
    }
    chunks.push(bytes);
  }
  return decoded(Buffer.concat(chunks), headers['content-type'] ?? '');
}

function unpacked(body: Readable, encoding: string): Readable {
  const unpack = encoding === 'gzip' ? createGunzip() : encoding === 'br' ? createBrotliDecompress() : null;
  if (!unpack) return body;
  body.on('error', (error) => unpack.destroy(error));
  return body.pipe(unpack);
}

function decoded(bytes: Buffer, type: string): Promise<DecodedText> {
  const named = /charset=["']?([\w-]+)/i;
  const label = named.exec(type)?.[1] ?? named.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  return decodeText(bytes, label);
}
