import type { PgBoss } from 'pg-boss';

import type { RunRow } from '../db/schema/processRuns.ts';

export interface Jobs {
  /** Starts taking jobs, first those left by a killed server. */
  start(): Promise<void>;
  /** Queues the run for a worker. */
  enqueue(row: RunRow): Promise<void>;
  /** Whether this process takes jobs. */
  isWorking(): boolean;
  /** The started queue. */
  queue(): Promise<PgBoss>;
  stop(): Promise<void>;
}
