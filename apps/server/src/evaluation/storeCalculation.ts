import { createHash } from 'node:crypto';

import {
  evaluate,
  type Evaluation,
  type ExaminedFacts,
  type MasterData,
  roundTo,
  type StartupFacts,
  utcDay,
} from '@aval/metrics';
import { desc, eq, sql } from 'drizzle-orm';

import { openAmong } from '../contradictions/openAmong.ts';
import type { Queryable } from '../db/open.ts';
import { calculations, numericMetricIds } from '../db/schema/calculations.ts';
import { latestScores } from '../db/schema/latestScores.ts';
import { storeStartupEvents } from '../db/storeStartupEvents.ts';
import { changeEvents } from './changeEvents.ts';
import { examinedFacts } from './evidence.ts';

export type CalculationRow = typeof calculations.$inferSelect;
export type NewCalculation = typeof calculations.$inferInsert;

/** One evaluation as the row it is stored in, and the number of severe contradictions that nobody has answered. */
export function evaluatedRow(
  startupId: number,
  facts: ExaminedFacts,
  date: Date,
  master: MasterData,
): { row: NewCalculation; open: number } {
  const evaluation = evaluate(facts, master, { asOf: utcDay(date), lens: 'all' });
  const row = {
    startup_id: startupId,
    calculation_date: date,
    inputs: facts,
    ...metricValues(evaluation.calculation),
    IE_investability_level: evaluation.calculation.IE_investability_level,
    model_version: evaluation.model_version,
    coverage: evaluation.coverage,
    evidenced: evaluation.evidenced,
    range_low: evaluation.range?.low ?? null,
    range_high: evaluation.range?.high ?? null,
    estimated: evaluation.estimated,
    relevance: evaluation.order,
    clamped: evaluation.clamped,
    caps: evaluation.caps,
    expired: evaluation.expired,
    lenses: evaluation.lenses,
    recommendations: evaluation.recommendations,
    fingerprint: fingerprintOf(facts, evaluation),
  };
  return { row, open: openAmong(evaluation.contradictions) };
}

/** The metrics that are no scores: these follow from the facts and drift with their age. */
const figureIds = numericMetricIds.filter((id) => !id.endsWith('_score'));

/**
 * Equal for two evaluations between which a reader would see no difference. Facts age a little every day: a calculation
 * for each would bury the history. Stable because facts and outcome always have the same key order.
 */
function fingerprintOf(facts: ExaminedFacts, evaluation: Evaluation): string {
  const { calculation, coverage, evidenced, range, model_version, estimated, clamped, expired, caps } = evaluation;
  const seen = {
    facts,
    model_version,
    score: calculation.IE_investability_score,
    level: calculation.IE_investability_level,
    figures: figureIds.map((id) => calculation[id] ?? null),
    shares: [rounded(coverage, 2), rounded(evidenced, 2)],
    range: range && [rounded(range.low, 0), rounded(range.high, 0)],
    estimated,
    clamped,
    expired,
    caps: caps.map(({ reason }) => reason),
  };
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

const rounded = (value: number | null, digits: number): number | null =>
  value === null ? null : roundTo(value, digits);

function metricValues(calculation: Evaluation['calculation']) {
  return Object.fromEntries(numericMetricIds.map((id) => [id, calculation[id] ?? null]));
}

interface StoredEvaluation {
  startupId: number;
  facts: StartupFacts;
  at: Date;
  master: MasterData;
}

/**
 * Evaluates a startup, with the evidence in its sources, and adds the calculation in the transaction that wrote both.
 * What it changes is recorded for followers. When nothing that a reader sees changed since the newest calculation (facts, age, model and result), that one stays
 * valid and none is added.
 *
 * The date has whole seconds and is part of the calculation's URL: one within the same second as the newest is dated one
 * second later. So is one that a clock which was set back dates before the newest, because the history is in the order
 * of its dates.
 *
 * @returns `open`: the number of severe contradictions that nobody has answered.
 */
export async function storeCalculation(
  tx: Queryable,
  { startupId, facts, at, master }: StoredEvaluation,
): Promise<{ calculation: CalculationRow; isNew: boolean; open: number }> {
  const second = new Date(Math.floor(at.getTime() / 1000) * 1000);
  const newest = await newestCalculation(tx, startupId);
  const date = new Date(Math.max(second.getTime(), newest ? newest.calculation_date.getTime() + 1000 : 0));
  const { row: made, open } = evaluatedRow(startupId, await examinedFacts(tx, startupId, facts), date, master);
  if (newest && newest.fingerprint === made.fingerprint) {
    await tx.update(latestScores).set({ checked_at: second }).where(eq(latestScores.startup_id, startupId));
    return { calculation: newest, isNew: false, open };
  }
  const [row] = await tx.insert(calculations).values(made).returning();
  if (!row) throw new Error('The calculation was not stored');
  await summarise(tx, row);
  const events = newest ? changeEvents(newest, row, master) : [];
  await storeStartupEvents(
    tx,
    events.map((event) => ({ ...event, startupId, calculationDate: date, at })),
  );
  return { calculation: row, isNew: true, open };
}

async function newestCalculation(tx: Queryable, startupId: number): Promise<CalculationRow | undefined> {
  const [newest] = await tx
    .select()
    .from(calculations)
    .where(eq(calculations.startup_id, startupId))
    .orderBy(desc(calculations.calculation_date))
    .limit(1);
  return newest;
}

/** Stores the outcome as the startup's latest score, for lists. */
export async function summarise(
  tx: Queryable,
  row: Pick<
    CalculationRow,
    | 'startup_id'
    | 'calculation_date'
    | 'IE_investability_score'
    | 'IE_investability_level'
    | 'coverage'
    | 'evidenced'
    | 'range_low'
    | 'range_high'
    | 'relevance'
    | 'fingerprint'
  >,
): Promise<void> {
  const { startup_id, coverage, evidenced, range_low, range_high, relevance, fingerprint } = row;
  const latest = {
    score: row.IE_investability_score,
    level: row.IE_investability_level,
    coverage,
    evidenced,
    range_low,
    range_high,
    relevance,
    evaluated_at: row.calculation_date,
    fingerprint,
    checked_at: null,
  };
  await tx
    .insert(latestScores)
    .values({ startup_id, ...latest })
    .onConflictDoUpdate({ target: latestScores.startup_id, set: latest });
}

/** Makes the newest remaining calculation the startup's latest after a deletion. */
export async function summariseNewest(tx: Queryable, startupId: number): Promise<void> {
  const newest = await newestCalculation(tx, startupId);
  if (newest) {
    await summarise(tx, newest);
    return;
  }
  await tx.delete(latestScores).where(eq(latestScores.startup_id, startupId));
}

/** Locks the row of a startup for this transaction, so that changes to its facts and calculations are serialized. */
export async function lockStartup(tx: Queryable, startupId: number): Promise<void> {
  await tx.execute(sql`select 1 from startups where id = ${startupId} for no key update`);
}
