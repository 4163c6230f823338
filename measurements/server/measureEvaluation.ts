import { join } from 'node:path';

import { pino } from 'pino';

import { readEnv } from '../../apps/server/src/configuration/env.ts';
import type { RunFailure } from '../../apps/server/src/db/schema/processRuns.ts';
import { makeServices } from '../../apps/server/src/makeServices.ts';
import type { Run } from '../../apps/server/src/processes/Run.ts';
import { inLocale } from '../../apps/server/src/processes/Words.ts';
import { evaluateStartups } from '../../apps/server/src/recalculation/evaluateStartups.ts';
import { addStartups } from '../../apps/server/src/testing/manyStartups.ts';
import type { Engine } from './engines.ts';

export interface Evaluated {
  rows: number;
  /** Rows per second, one value per turn: read, evaluated and stored by the recalculation. */
  evaluation: number[];
  /** Rows per second of one COPY of the same rows into the same table. */
  copy: number[];
}

/** Evaluates the startups and then copies the resulting calculations, alternating. */
export async function measureEvaluation(engine: Engine, rows: number, turns: number): Promise<Evaluated> {
  const { database } = engine;
  const { pool } = database;
  await pool.query('set statement_timeout = 0');
  await addStartups(database.db, rows);
  await pool.query('vacuum analyze startups');
  const env = readEnv({ AVAL_SECRET: 'x'.repeat(64), ...engine.settings, AVAL_DEMO: '0' });
  const services = await makeServices(env, database, pino({ level: 'silent' }));
  const measured: Evaluated = { rows, evaluation: [], copy: [] };
  const file = await fileBeside(engine);
  // The first turn warms up.
  for (let turn = 0; turn <= turns; turn += 1) {
    await empty(engine);
    const evaluation = await rowsInSecond(rows, () => evaluateStartups(runOf(), services));
    await pool.query(`copy calculations to '${file}'`);
    await empty(engine);
    const copy = await rowsInSecond(rows, () => pool.query(`copy calculations from '${file}'`));
    if (turn === 0) continue;
    measured.evaluation.push(evaluation);
    measured.copy.push(copy);
  }
  await services.sources.close();
  return measured;
}

async function empty({ database: { pool } }: Engine): Promise<void> {
  await pool.query('truncate calculations, latest_scores');
  await pool.query('checkpoint');
}

/** A file path in the data folder, which the database itself can read and write. */
async function fileBeside({ database: { pool } }: Engine): Promise<string> {
  const { rows } = await pool.query<{ folder: string }>(`select current_setting('data_directory') as folder`);
  return join(rows[0]?.folder ?? '', 'calculations.copy');
}

async function rowsInSecond(rows: number, work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return (1000 * rows) / (performance.now() - from);
}

const silent = () => undefined;

/** A run without log or progress; fails on the first failed startup. */
function runOf(): Run {
  const row = { process: 'cron', created_at: new Date(Date.now() + 60_000) } as Run['row'];
  const { signal } = new AbortController();
  return { id: 0, row, signal, log: silent, progress: silent, tell: silent, forget: silent, fail: refuse };
}

function refuse({ name, reason }: RunFailure): never {
  throw new Error(`${name} could not be evaluated: ${inLocale(reason, 'en')}`);
}
