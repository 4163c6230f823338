import { causesOf } from '../errors/causesOf.ts';

const mostTries = 4;

/** Of transactions that wait for each other PostgreSQL ends one, and of those that must not cross one that does. */
const undone = new Set(['40P01', '40001']);

/**
 * What the work gives. Work that the database undid, so that other work could go on, is done again from its beginning.
 *
 * @throws The last refusal of the database, after four tries; at once what else the work throws.
 */
export async function repeatDeadlocked<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === mostTries || !isUndone(error)) throw error;
    }
  }
}

const isUndone = (error: unknown): boolean =>
  causesOf(error).some(({ code }) => typeof code === 'string' && undone.has(code));
