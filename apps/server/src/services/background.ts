import type { FastifyBaseLogger } from 'fastify';

import { loggableError } from '../errors/loggableError.ts';

export interface Background {
  /** Starts work that goes on after the answer. A failure is logged under its name. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when nothing is under way any more. */
  settle(): Promise<void>;
}

/** Work that outlives its answer, such as mails; stopping the server waits for it. */
export function makeBackground(log: FastifyBaseLogger): Background {
  const running = new Set<Promise<void>>();

  async function attempt(name: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      log.error({ err: loggableError(error) }, `${name} failed`);
    }
  }

  return {
    run(name, work) {
      const task = attempt(name, work).finally(() => running.delete(task));
      running.add(task);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
