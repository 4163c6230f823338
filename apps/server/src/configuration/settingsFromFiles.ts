import { readFileSync } from 'node:fs';

import { StartError } from '../errors/startError.ts';

/** Settings that hold a secret; containers pass them as a file whose path is in NAME_FILE. */
export const fileSettings = [
  'DATABASE_URL',
  'AVAL_SECRET',
  'AVAL_ADMIN_PASSWORD',
  'SMTP_URL',
  'AVAL_LLM_KEY',
  'AVAL_METRICS_TOKEN',
] as const;

type Source = Record<string, string | undefined>;

/**
 * Returns the environment with the contents of those files.
 *
 * @throws StartError when a file cannot be read or is empty, or the setting is given twice.
 */
export function withFiles(source: Source): Source {
  const filled = { ...source };
  for (const name of fileSettings) {
    const path = source[`${name}_FILE`];
    if (!path) continue;
    if (source[name]) throw new StartError(`${name} and ${name}_FILE are both set. Keep one of them.`);
    try {
      filled[name] = readFileSync(path, 'utf8').trim();
    } catch (error) {
      const { code } = Object(error) as { code?: string };
      throw new StartError(`${name}_FILE names ${path}, which cannot be read (${code}). Correct it, or set ${name}.`);
    }
    if (filled[name] === '') {
      throw new StartError(`${name}_FILE names ${path}, which is empty. Fill it, or do not set ${name}_FILE.`);
    }
  }
  return filled;
}
