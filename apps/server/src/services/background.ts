import type { FastifyBaseLogger } from 'fastify';

import { loggableError } from '../errors/loggableError.ts';

export interface Background {
  /** Starts work that continues after the response. A failure is logged under its name. */
  run(name: string, work: () => Promise<unknown>): void;
  /** Resolves when all background work has ended. */
  settle(): Promise<void>;
}

/** Work that continues after its response, such as sending mail; stopping the server waits for it. */
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
