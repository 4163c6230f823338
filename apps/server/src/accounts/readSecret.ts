import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Env } from '../configuration/env.ts';

/** The secret that signs sessions: the configured one, or one that is generated once and stored in the data folder. */
export function readSecret(env: Pick<Env, 'AVAL_SECRET' | 'AVAL_DATA'>): Uint8Array {
  if (env.AVAL_SECRET) return Buffer.from(env.AVAL_SECRET);
  const path = join(env.AVAL_DATA, 'secret');
  if (!existsSync(path)) {
    mkdirSync(env.AVAL_DATA, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  }
  return Buffer.from(readFileSync(path, 'utf8'));
}
