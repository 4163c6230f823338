import { setImmediate as immediate } from 'node:timers/promises';

import { requiredInputs } from '@aval/contract';
import { MODEL_VERSION } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';

import { calculationRow, type NewCalculation } from '../calculations/storeCalculation.ts';
import { storeCalculations } from '../calculations/storeCalculations.ts';
import type { Transaction } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { Work } from '../processes/perform.ts';
import type { Run } from '../processes/Run.ts';
import type { Services } from '../services.ts';
import { factsOf, snapshotFields } from '../startups/facts.ts';

/**
 * Startups of one transaction, and of a part of it that is evaluated while the database stores the one before. While it
 * lasts others wait for these startups, and on the embedded database for everything.
 */
const sizes = { embedded: { batch: 250, part: 125 }, server: { batch: 1000, part: 250 } } as const;

type Packed = [id: number, name: string, evaluatedAt: string | null, values: unknown[]];
interface Standing {
  after: number;
  evaluated: number;
  failed: number;
  incomplete: number;
  waiting: number;
}

/**
 * Evaluates every startup that was not evaluated since the run began, so that a run which goes on after a crash does
 * the rest. One that cannot be evaluated is kept as a failure and stops no other.
 */
export const evaluateStartups: Work = async (run, services) => {
  const since = new Date(Math.floor(run.row.created_at.getTime() / 1000) * 1000);
  const { all, left } = await countOf(services, since);
  const before = all - left;
  const standing: Standing = { after: 0, evaluated: 0, failed: 0, incomplete: 0, waiting: 0 };
  run.progress(before, all);
  // Nothing was kept of a run that begins: what it need not evaluate was evaluated in the second before it began.
  const begins = run.row.total === 0;
  run.log('INFO', `${begins ? 'Evaluating' : 'Going on with'} ${left} startups with model ${MODEL_VERSION}`);
  if (begins && before > 0) run.log('INFO', `${before} startups were evaluated a moment ago and stay as they are`);
  const toldEvery = Math.max(sizes[services.database.engine].batch, Math.ceil(left / 20));
  for (;;) {
    if (run.signal.aborted) return { code: 130, summary: summaryOf(standing) };
    const read = await services.db.transaction((tx) => evaluateBatch(tx, { run, services, since, standing }));
    if (read === 0) break;
    const finished = standing.evaluated + standing.failed + standing.waiting;
    run.progress(before + finished);
    if (Math.floor(finished / toldEvery) > Math.floor((finished - read) / toldEvery)) {
      run.log('INFO', `Evaluated ${before + finished} of ${all} startups`);
    }
  }
  run.log('INFO', summaryOf(standing));
  return { code: standing.failed === 0 ? 0 : 1, summary: summaryOf(standing) };
};

async function countOf({ db }: Services, since: Date): Promise<{ all: number; left: number }> {
  const { rows } = await db.execute<{ all: number; left: number }>(sql`
    select count(*)::int as all, (count(*) filter (where ${isLeft(since)}))::int as left
    from startups s left join latest_scores l on l.startup_id = s.id where s.deleted_at is null`);
  return rows[0] ?? { all: 0, left: 0 };
}

const isLeft = (since: Date): SQL => sql`(l.evaluated_at is null or l.evaluated_at < ${since.toISOString()})`;

interface Batch {
  run: Run;
  services: Services;
  since: Date;
  standing: Standing;
}

/** @returns How many startups were read; 0 when none is left. */
async function evaluateBatch(tx: Transaction, batch: Batch): Promise<number> {
  const { since, standing } = batch;
  const size = sizes[batch.services.database.engine];
  const startups = await readBatch(tx, { since, after: standing.after, most: size.batch });
  let rows: NewCalculation[] = [];
  for (let start = 0; start < startups.length; start += size.part) {
    // The database stores a part while the next one is evaluated; it has the part before this thread is busy again.
    const part = immediate().then(() => evaluatePart(startups.slice(start, start + size.part), batch));
    [rows] = await Promise.all([part, storeCalculations(tx, rows)]);
  }
  await storeCalculations(tx, rows);
  standing.after = startups.at(-1)?.[0] ?? standing.after;
  return startups.length;
}

function evaluatePart(startups: readonly Packed[], { run, services, standing }: Batch): NewCalculation[] {
  const rows: NewCalculation[] = [];
  const second = Math.floor(services.now().getTime() / 1000) * 1000;
  for (const [id, name, evaluatedAt, values] of startups) {
    const facts = Object.fromEntries(snapshotFields.map((field, index) => [field, values[index]]));
    const missing = requiredInputs.filter((field) => facts[field] === null);
    // What never had all that is required, such as a scraped startup, waits for the administrator who completes it.
    if (evaluatedAt === null && missing.length > 0) {
      standing.waiting += 1;
      run.log('WARNING', `${name}: not evaluated yet, missing: ${missing.join(', ')}`);
      continue;
    }
    // The date is part of a calculation's address: never that of one that is there.
    const time = Math.max(second, evaluatedAt === null ? 0 : Date.parse(evaluatedAt) + 1000);
    try {
      rows.push(calculationRow(id, factsOf(facts), new Date(time), services.masterData.forEvaluation));
    } catch (error) {
      standing.failed += 1;
      run.fail({ startupId: id, name, reason: error instanceof Error ? error.message : String(error) });
      continue;
    }
    if (missing.length === 0) continue;
    standing.incomplete += 1;
    run.log('WARNING', `${name}: missing and counted as unknown: ${missing.join(', ')}`);
  }
  standing.evaluated += rows.length;
  return rows;
}

/** The next startups in the order of their ids, taken for this transaction. */
function readBatch(
  tx: Transaction,
  { since, after, most }: { since: Date; after: number; most: number },
): Promise<Packed[]> {
  const facts = snapshotFields.map((field) => sql`s.${sql.identifier(field)}`);
  return readPacked<Packed>(
    tx,
    sql`
      select json_build_array(s.id, s.name, ${isoTime(sql`l.evaluated_at`)}, json_build_array(${sql.join(facts, sql`, `)}))
        as packed
      from startups s left join latest_scores l on l.startup_id = s.id
      where s.deleted_at is null and s.id > ${after} and ${isLeft(since)}
      order by s.id limit ${most} for update of s`,
  );
}

function summaryOf({ evaluated, failed, incomplete, waiting }: Standing): string {
  const outcome = `${evaluated} startups evaluated, ${failed} failed, ${incomplete} with unknown required inputs`;
  return waiting === 0 ? outcome : `${outcome}, ${waiting} not evaluated yet`;
}
