import { endpoints, isErrorCode } from '@aval/contract';

import type { BadRequest } from './badRequest.ts';
import type { RawResponse } from './sendRaw.ts';

/** Internals of the server that no request contains. */
const inside =
  /\n\s+at \S+|node_modules|file:\/\/\/\S+\.ts|\.ts:\d+|\$argon2|password_hash"|Failed query|invalid input syntax|violates \S+ constraint|syntax error at|(relation|column) "\w+"|TypeError|RangeError|ECONN|heap out of memory/;

/** Twenty issues and the rest of an error body. */
const largestRefusal = 20_000;

/** Why a response is wrong, or null. */
export function responseFault({ endpoint, path }: BadRequest, { status, type, text }: RawResponse): string | null {
  const leak = inside.exec(text)?.[0];
  if (leak !== undefined) return `tells '${leak.trim()}'`;
  if (status === 0) return 'has no status';
  if (status < 400) return null;
  if (text.length > largestRefusal) return `refuses with ${text.length} characters`;
  const code = type.startsWith('application/json') ? codeIn(text) : null;
  if (status >= 500 && code !== 'NO_CONTAINER_ENGINE') return `status ${status} ${code ?? ''}`.trim();
  if (!path.startsWith('/api/')) return null;
  if (endpoints[endpoint].response === 'events') return null;
  return code !== null && isErrorCode(code) ? null : `status ${status} without an error of the contract`;
}

function codeIn(text: string): string | null {
  try {
    const { error, success } = JSON.parse(text) as { error?: unknown; success?: unknown };
    return success === false && typeof error === 'string' ? error : null;
  } catch {
    return null;
  }
}
