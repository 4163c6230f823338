import { causesOf } from '../errors/causesOf.ts';

const mostTries = 4;

/** PostgreSQL aborts one of several deadlocked (40P01) or conflicting (40001) transactions. */
const undone = new Set(['40P01', '40001']);

/**
 * Runs work and retries it from its start when the database rolled it back in favour of another transaction.
 *
 * @throws The last database error after four attempts; other errors immediately.
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
