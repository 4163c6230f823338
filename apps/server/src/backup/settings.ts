import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { envSchema } from '../configuration/env.ts';
import { withFiles } from '../configuration/settingsFromFiles.ts';
import { loggableError } from '../errors/loggableError.ts';
import { StartError } from '../errors/startError.ts';

/** The location of the data: the two server settings that a backup needs. */
export type DataLocation = ReturnType<typeof readDataLocation>;

export function readDataLocation(environment: Record<string, string | undefined>) {
  const source = withFiles(environment);
  return envSchema.pick({ AVAL_DATA: true, DATABASE_URL: true }).parse({
    AVAL_DATA: source['AVAL_DATA'] || undefined,
    DATABASE_URL: source['DATABASE_URL'] || undefined,
  });
}

/** Resolves a file name against the caller's working directory, because npm runs scripts from the project root. */
export function fileOf(name: string): string {
  return resolve(process.env['INIT_CWD'] ?? process.cwd(), name);
}

/** Parses the arguments of a command: one file, and switches. */
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

/** Exit codes of a command that was ended by a signal. */
const stopCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Runs a command. If it fails, prints the error and exits with code 1.
 *
 * @param work The first stop signal to the process aborts its `signal`; it must then end early and clean up. The second
 *   stop signal of the same kind ends the process immediately.
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
