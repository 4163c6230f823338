import { setImmediate as immediate } from 'node:timers/promises';

import {
  type DatedSource,
  fill,
  type RecalculationOutcomes,
  requiredInputs,
  type Text,
  withSources,
} from '@aval/contract';
import { formatNumber, formatPercent, MODEL_VERSION } from '@aval/metrics';
import { type SQL, sql } from 'drizzle-orm';

import { countOpen } from '../contradictions/countOpen.ts';
import { type OpenCount, storeOpenCounts } from '../contradictions/storeOpenCounts.ts';
import type { Transaction } from '../db/open.ts';
import { isoTime, readPacked } from '../db/readPacked.ts';
import type { RunFailure } from '../db/schema/processRuns.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';
import { storeStartupEvents } from '../db/storeStartupEvents.ts';
import { changeEvents } from '../evaluation/changeEvents.ts';
import { packedEvidence, withAnswers } from '../evaluation/evidence.ts';
import { newestCalculations } from '../evaluation/newestCalculations.ts';
import { evaluatedRow, type NewCalculation } from '../evaluation/storeCalculation.ts';
import { keepChecked, storeCalculations } from '../evaluation/storeCalculations.ts';
import { fieldLabels } from '../processes/fieldLabels.ts';
import type { Work } from '../processes/perform.ts';
import type { Run } from '../processes/Run.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { factsOf, snapshotFields } from '../startups/facts.ts';
import { type Evaluated, evaluatedLine, outcomeOf } from './evaluatedLine.ts';
import { type Expiring, expiringEvents, expiringFacts } from './expiringFacts.ts';
import { recalculationTexts } from './recalculationTexts.ts';
import { byWhom } from './startedBy.ts';

/**
 * Startups per transaction, and per part that is evaluated while the database stores the previous one. A transaction
 * blocks writes to its startups, and on the embedded database all other queries.
 */
const sizes = { embedded: { batch: 250, part: 125 }, server: { batch: 1000, part: 250 } } as const;

/** Above this number of startups a run logs only the last ones of each step. */
const linesForAll = 1000;
const linesOfStep = 20;

type Packed = [
  id: number,
  name: string,
  evaluatedAt: string | null,
  score: number | null,
  fingerprint: string | null,
  contradictions: { open: number; answers: StoredAnswers },
  values: unknown[],
  sources: DatedSource[] | null,
  /** The evidenced share so far, where nobody has changed the startup since it was worked out. */
  evidenced: number | null,
];
interface Standing {
  after: number;
  evaluated: number;
  failed: number;
  incomplete: number;
  waiting: number;
  /** Startups of which less is evidenced only because time has passed. */
  aged: number;
  outcomes: RecalculationOutcomes;
}

const noOutcomes: RecalculationOutcomes = { notEvaluated: 0, higher: 0, lower: 0, equal: 0 };

/**
 * Evaluates every startup that was not evaluated since the run began, so that a run that resumes after a crash does
 * the rest. A startup that cannot be evaluated is recorded as a failure and does not stop the others.
 */
export const evaluateStartups: Work = async (run, services) => {
  const since = new Date(Math.floor(run.row.created_at.getTime() / 1000) * 1000);
  const { all, left, unscored } = await countOf(services, since);
  const before = all - left;
  const outcomes = { ...noOutcomes, ...run.row.outcomes, notEvaluated: unscored };
  const standing: Standing = { after: 0, evaluated: 0, failed: 0, incomplete: 0, waiting: 0, aged: 0, outcomes };
  run.forget(({ startupId }) => startupId !== null);
  run.progress(before, all);
  // A new run has no progress: startups it can skip were evaluated in the second before it began.
  const begins = run.row.total === 0;
  const by = await byWhom(services.db, run.row);
  const counts = { count: formatNumber(left), all: formatNumber(all), run: run.id, by, model: MODEL_VERSION };
  run.log('INFO', fill(begins ? recalculationTexts.startupsBegin : recalculationTexts.startupsGoOn, counts));
  if (begins && before > 0) run.log('INFO', fill(recalculationTexts.current, { count: formatNumber(before) }));
  const step = left <= linesForAll ? null : Math.max(sizes[services.database.engine].batch, Math.ceil(left / 20));
  if (step !== null) {
    const words = { limit: formatNumber(linesForAll), step: formatNumber(step), shown: linesOfStep };
    run.log('INFO', fill(recalculationTexts.fewLines, words));
  }
  for (;;) {
    if (run.signal.aborted) return { code: 130, summary: summaryOf(standing) };
    const lines: Line[] = [];
    const batch = { services, since, standing, lines, before, all };
    const read = await services.db.transaction((tx) => evaluateBatch(tx, batch));
    if (read === 0) break;
    const finished = finishedOf(standing);
    run.progress(before + finished);
    run.tell({ ...standing.outcomes });
    const isStep = step !== null && Math.floor(finished / step) > Math.floor((finished - read) / step);
    if (isStep) {
      const figures = { done: formatNumber(before + finished), all: formatNumber(all), ...standing.outcomes };
      run.log('INFO', fill(recalculationTexts.progress, figures));
    }
    writeLines(run, lines, step === null ? lines.length : isStep ? linesOfStep : 0);
  }
  run.log('INFO', summaryOf(standing));
  return { code: standing.failed === 0 ? 0 : 1, summary: summaryOf(standing) };
};

interface Counts {
  all: number;
  left: number;
  /** Evaluated without a score. */
  unscored: number;
}

async function countOf({ db }: Services, since: Date): Promise<Counts> {
  const { rows } = await db.execute<Counts & Record<string, unknown>>(sql`
    select count(*)::int as all, (count(*) filter (where ${isLeft(since)}))::int as left,
      (count(*) filter (where l.score is null and not ${isLeft(since)}))::int as unscored
    from startups s left join latest_scores l on l.startup_id = s.id where s.deleted_at is null`);
  return rows[0] ?? { all: 0, left: 0, unscored: 0 };
}

const isLeft = (since: Date): SQL =>
  sql`(l.evaluated_at is null or greatest(l.evaluated_at, l.checked_at) < ${since.toISOString()})`;

const finishedOf = ({ evaluated, failed, waiting }: Standing): number => evaluated + failed + waiting;

/** The log line of a startup, written once its calculation is stored. */
type Line = { place: string; name: string } & (
  | { evaluated: Evaluated }
  | { aged: { from: number; to: number } }
  | { warning: Text; fields: readonly string[] }
  | { failure: RunFailure }
);

interface Batch {
  services: Services;
  since: Date;
  standing: Standing;
  lines: Line[];
  before: number;
  all: number;
}

/** The result of evaluating a part: new calculations, and startups whose newest calculation is still valid. */
interface Part {
  rows: NewCalculation[];
  unchanged: number[];
  /** The number of open contradictions of startups where it changed. */
  open: OpenCount[];
  expiring: Expiring[];
  at: Date;
}

async function storePart(tx: Transaction, part: Part, services: Services): Promise<void> {
  const { rows, unchanged, open, expiring, at } = part;
  const earlier = await newestCalculations(
    tx,
    rows.map(({ startup_id }) => startup_id),
  );
  await storeCalculations(tx, rows);
  const now = services.now();
  const changes = rows.flatMap((row) => {
    const { startup_id: startupId, calculation_date: calculationDate } = row;
    const before = earlier.get(startupId);
    const events = before ? changeEvents(before, row, services.masterData.forEvaluation) : [];
    return events.map((event) => ({ ...event, startupId, calculationDate, at: now }));
  });
  await storeStartupEvents(tx, [...changes, ...(await expiringEvents(tx, expiring, now))]);
  await storeOpenCounts(tx, open);
  await keepChecked(tx, unchanged, at);
}

/** @returns The number of startups read; 0 when none is left. */
async function evaluateBatch(tx: Transaction, batch: Batch): Promise<number> {
  const { since, standing } = batch;
  const size = sizes[batch.services.database.engine];
  const startups = await readBatch(tx, { since, after: standing.after, most: size.batch });
  let made: Part = { rows: [], unchanged: [], open: [], expiring: [], at: since };
  for (let start = 0; start < startups.length; start += size.part) {
    // The database stores a part while the next one is evaluated; the query is sent before this thread is busy again.
    const part = immediate().then(() => evaluatePart(startups.slice(start, start + size.part), batch));
    [made] = await Promise.all([part, storePart(tx, made, batch.services)]);
  }
  await storePart(tx, made, batch.services);
  standing.after = startups.at(-1)?.[0] ?? standing.after;
  return startups.length;
}

function evaluatePart(startups: readonly Packed[], batch: Batch): Part {
  const { services, standing, lines } = batch;
  const rows: NewCalculation[] = [];
  const unchanged: number[] = [];
  const open: OpenCount[] = [];
  const expiring: Expiring[] = [];
  const master = services.masterData.forEvaluation;
  const second = Math.floor(services.now().getTime() / 1000) * 1000;
  for (const [id, name, evaluatedAt, score, fingerprint, contradictions, values, sources, before] of startups) {
    const facts = Object.fromEntries(snapshotFields.map((field, index) => [field, values[index]]));
    const missing = requiredInputs.filter((field) => facts[field] === null);
    const line = { place: `[${batch.before + finishedOf(standing) + 1}/${batch.all}] `, name };
    const fields = expiringFacts(factsOf(facts), sources ?? [], services.now());
    if (fields.length > 0) expiring.push({ id, fields });
    // A startup that never had all required inputs, such as a scraped one, waits until an administrator completes it.
    if (evaluatedAt === null && missing.length > 0) {
      standing.waiting += 1;
      standing.outcomes.notEvaluated += 1;
      lines.push({ ...line, warning: recalculationTexts.incomplete, fields: missing });
      const count = countOpen(factsOf(facts), { answers: contradictions.answers, master, at: services.now() });
      if (count !== contradictions.open) open.push({ id, count });
      continue;
    }
    // The date is part of a calculation's URL, so it must be unique.
    const time = Math.max(second, evaluatedAt === null ? 0 : Date.parse(evaluatedAt) + 1000);
    const examined = withAnswers(withSources(factsOf(facts), sources ?? []), contradictions.answers);
    let made: ReturnType<typeof evaluatedRow>;
    try {
      made = evaluatedRow(id, examined, new Date(time), master);
    } catch (error) {
      standing.failed += 1;
      const reason = error instanceof Error ? error.message : String(error);
      lines.push({ ...line, failure: { startupId: id, name, reason } });
      continue;
    }
    const { row } = made;
    if (made.open !== contradictions.open) open.push({ id, count: made.open });
    if (row.fingerprint === fingerprint) unchanged.push(id);
    else rows.push(row);
    standing.evaluated += 1;
    const to = row.IE_investability_score ?? null;
    const evaluated = { from: evaluatedAt === null ? undefined : score, to, coverage: row.coverage };
    const outcome = outcomeOf(evaluated);
    if (outcome) standing.outcomes[outcome] += 1;
    const proven = row.evidenced ?? 0;
    const aged = before !== null && proven < before ? { from: before, to: proven } : null;
    if (aged) {
      standing.aged += 1;
      lines.push({ ...line, aged });
    }
    if (missing.length > 0) {
      standing.incomplete += 1;
      lines.push({ ...line, warning: recalculationTexts.unknown, fields: missing });
    }
    lines.push({ ...line, evaluated });
  }
  return { rows, unchanged, open, expiring, at: new Date(second) };
}

/** Writes the lines of incomplete and failed startups, and the last few of the others. */
function writeLines(run: Run, lines: readonly Line[], shown: number): void {
  let silent = lines.filter((line) => 'evaluated' in line).length - shown;
  for (const line of lines) {
    const name = `${line.place}${line.name}`;
    if ('failure' in line) run.fail(line.failure, line.place);
    else if ('warning' in line) run.log('WARNING', fill(line.warning, { name, fields: fieldLabels(line.fields) }));
    else if ('aged' in line) {
      if (silent <= 0) run.log('INFO', agedLine(name, line.aged));
    } else if (silent > 0) silent -= 1;
    else run.log('INFO', evaluatedLine(name, line.evaluated));
  }
}

/** The next startups by id, locked for this transaction. */
function readBatch(
  tx: Transaction,
  { since, after, most }: { since: Date; after: number; most: number },
): Promise<Packed[]> {
  const facts = snapshotFields.map((field) => sql`s.${sql.identifier(field)}`);
  return readPacked<Packed>(
    tx,
    sql`
      select json_build_array(s.id, s.name, ${isoTime(sql`l.evaluated_at`)}, l.score, l.fingerprint,
          json_build_object('open', s.open_contradictions, 'answers', s.answers), json_build_array(${sql.join(facts, sql`, `)}), ${packedEvidence(sql`s.id`)},
          case when date_trunc('second', s.updated_at) <= l.evaluated_at then l.evidenced end)
        as packed
      from startups s left join latest_scores l on l.startup_id = s.id
      where s.deleted_at is null and s.id > ${after} and ${isLeft(since)}
      order by s.id limit ${most} for no key update of s`,
  );
}

function agedLine(name: string, { from, to }: { from: number; to: number }): Text {
  const shares = { from: formatPercent(from * 100, 0), to: formatPercent(to * 100, 0) };
  return fill(recalculationTexts.aged, { name, ...shares });
}

function summaryOf({ evaluated, failed, incomplete, waiting, aged }: Standing): Text {
  const counts = {
    evaluated: formatNumber(evaluated),
    failed: formatNumber(failed),
    incomplete: formatNumber(incomplete),
  };
  const outcome = fill(recalculationTexts.startupsDone, counts);
  const others = [
    ...(waiting > 0 ? [fill(recalculationTexts.waiting, { count: formatNumber(waiting) })] : []),
    ...(aged > 0 ? [fill(recalculationTexts.agedDone, { count: formatNumber(aged) })] : []),
  ];
  return others.length === 0 ? outcome : joinWords([outcome, ...others], ', ');
}
