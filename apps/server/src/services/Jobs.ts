import type { PgBoss } from 'pg-boss';

import type { RunRow } from '../db/schema/processRuns.ts';

export interface Jobs {
  /** Takes jobs from now on, and first those that a killed server left. */
  start(): Promise<void>;
  /** Lets a worker take the run. */
  enqueue(row: RunRow): Promise<void>;
  /** Whether this process takes jobs. */
  isWorking(): boolean;
  /** The queue itself, started. */
  queue(): Promise<PgBoss>;
  stop(): Promise<void>;
}
