import { Worker } from 'node:worker_threads';

import { places } from '../configuration/places.ts';
import { makeTurns } from '../turns/makeTurns.ts';
import { Unreadable } from './reading/Unreadable.ts';
import type { Outcome, ReadSource, Task } from './task.ts';

export interface ReadingLimits {
  /** Time limit per source. */
  timeMs: number;
  memoryMb: number;
  /** Number of threads; further sources wait. */
  threads: number;
}

export interface SourceReader {
  /**
   * @param account Whose source it is. The sources of one account are read one after the other, so that they never
   * occupy every thread.
   * @throws Unreadable with the reason.
   */
  read(task: Task, account: string): Promise<ReadSource>;
  close(): Promise<void>;
}

const standard: ReadingLimits = { timeMs: 30_000, memoryMb: 384, threads: 2 };
const idleMs = 30_000;

/**
 * Reads sources in worker threads with time and memory limits, so that a hostile file does not affect others.
 *
 * @param script The script of the threads.
 */
export function sourceReader(limits: Partial<ReadingLimits> = {}, script = places.readingThread): SourceReader {
  const { timeMs, memoryMb, threads } = { ...standard, ...limits };
  const idle = new Map<Worker, NodeJS.Timeout>();
  const turns = makeTurns({ each: 1, together: threads });

  return {
    async read(task, account) {
      const leave = await turns.take(account);
      try {
        return await readIn(freeThread(), task);
      } finally {
        leave?.();
      }
    },
    async close() {
      await Promise.all([...idle.keys()].map(end));
    },
  };

  function freeThread(): Worker {
    const [free] = idle;
    if (!free) {
      const thread = new Worker(script, {
        execArgv: ['--conditions=@aval/source'],
        env: {},
        stdout: true,
        stderr: true,
        resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
      });
      // Removes an idle thread that fails, so that it is not used for the next source.
      thread.on('error', () => idle.delete(thread));
      return thread;
    }
    const [worker, timer] = free;
    clearTimeout(timer);
    idle.delete(worker);
    worker.ref();
    return worker;
  }

  async function readIn(worker: Worker, task: Task): Promise<ReadSource> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    const timer = setTimeout(() => reject(new Unreadable('timeout')), timeMs);
    const onError = (error: unknown) => {
      const { code } = Object(error) as { code?: string };
      reject(new Unreadable(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'corrupt', String(error)));
    };
    const onExit = () => reject(new Unreadable('corrupt', 'the reading thread ended'));
    worker.once('message', resolve);
    worker.on('error', onError);
    worker.on('exit', onExit);
    worker.postMessage(task, []);
    let outcome: Outcome;
    try {
      outcome = await promise;
    } catch (error) {
      void worker.terminate();
      throw error;
    } finally {
      clearTimeout(timer);
    }
    worker.off('error', onError);
    worker.off('exit', onExit);
    keep(worker);
    if ('reason' in outcome) throw new Unreadable(outcome.reason, outcome.detail);
    return outcome;
  }

  /** Keeps a thread alive for the next source for a while, without blocking the server from stopping. */
  function keep(worker: Worker): void {
    worker.unref();
    const timer = setTimeout(() => void end(worker), idleMs);
    timer.unref();
    idle.set(worker, timer);
  }

  async function end(worker: Worker): Promise<void> {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    await worker.terminate();
  }
}
