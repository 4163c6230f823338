import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { envSchema } from '../configuration/env.ts';
import { withFiles } from '../configuration/settingsFromFiles.ts';
import { loggableError } from '../errors/loggableError.ts';
import { StartError } from '../errors/startError.ts';

/** Where the data is: the two settings of the server that a backup needs. */
export type Place = ReturnType<typeof readPlace>;

export function readPlace(environment: Record<string, string | undefined>) {
  const source = withFiles(environment);
  return envSchema.pick({ AVAL_DATA: true, DATABASE_URL: true }).parse({
    AVAL_DATA: source['AVAL_DATA'] || undefined,
    DATABASE_URL: source['DATABASE_URL'] || undefined,
  });
}

/** The file that a command names, from where it was called: npm runs scripts from the root of the project. */
export function fileOf(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

/** The words of a command: one file, and switches. */
export function readCommand(usage: string, switches: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const, default: false }])),
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('One file is needed.');
    return { file: fileOf(file), has: (name: string) => values[name] === true };
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** Codes by which a shell knows that a signal ended a command. */
const stopCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Ends with code 1 and one sentence when what was asked for cannot be done.
 *
 * @param work Ends early, and leaves nothing half done, when its signal is aborted: the process was asked to stop. Asked
 *   again it stops at once.
 */
export async function runCommand(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  for (const [name, code] of Object.entries(stopCodes)) {
    process.once(name, () => {
      process.exitCode = code;
      stop.abort(new StartError(`Stopped by ${name}: nothing was done.`));
    });
  }
  try {
    await work(stop.signal);
  } catch (thrown) {
    const error: unknown = stop.signal.aborted ? stop.signal.reason : thrown;
    console.error(error instanceof StartError ? error.message : loggableError(error));
    process.exitCode ??= 1;
  }
}
