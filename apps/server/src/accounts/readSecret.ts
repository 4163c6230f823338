import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { type Env, leastSecretLength } from '../configuration/env.ts';
import { StartError } from '../errors/startError.ts';

/**
 * The secret that signs sessions: the configured one, or one that is generated once and stored in the data folder.
 *
 * @throws StartError when the stored one is too short to be one.
 */
export function readSecret(env: Pick<Env, 'AVAL_SECRET' | 'AVAL_DATA'>): Uint8Array {
  if (env.AVAL_SECRET) return Buffer.from(env.AVAL_SECRET);
  const path = join(env.AVAL_DATA, 'secret');
  if (!existsSync(path)) {
    mkdirSync(env.AVAL_DATA, { recursive: true });
    // A full disk would leave half a secret under the final name.
    const draft = `${path}.new`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
    renameSync(draft, path);
  }
  const secret = readFileSync(path, 'utf8');
  const { length } = secret.trim();
  if (length < leastSecretLength) {
    throw new StartError(
      `The secret that signs sessions, in ${path}, ${length === 0 ? 'is empty' : `has only ${length} characters`}; it needs ${leastSecretLength}. Put back the original file, or delete this one so that the server makes a new secret.`,
    );
  }
  return Buffer.from(secret);
}
