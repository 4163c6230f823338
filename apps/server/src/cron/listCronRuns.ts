import { type Locale, pageSize } from '@aval/contract';
import { and, count, desc, eq, gte, isNull, lte, type SQL } from 'drizzle-orm';

import { processRuns, type RunRow } from '../db/schema/processRuns.ts';
import type { Handler } from '../http/Handler.ts';
import { fromColumns } from '../processes/Words.ts';

const dayMs = 24 * 3_600_000;
const codeOf = { success: 0, failure: 1, cancelled: 130 } as const;
type Result = keyof typeof codeOf | 'running';

/** Scheduled runs, latest first. A date without a time means the whole day in UTC. */
export const listCronRuns: Handler<'listCronRuns'> = async ({ ctx, input: { query } }) => {
  const { result, from, to, page } = query;
  const condition = and(
    eq(processRuns.process, 'cron'),
    ...(result ? [conditionOf(result)] : []),
    ...(from ? [gte(processRuns.created_at, new Date(from))] : []),
    ...(to ? [lte(processRuns.created_at, lastMomentOf(to))] : []),
  );
  const [counted] = await ctx.db.select({ total: count() }).from(processRuns).where(condition);
  const rows = await ctx.db
    .select()
    .from(processRuns)
    .where(condition)
    .orderBy(desc(processRuns.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { runs: rows.map((row) => view(row, ctx.locale)), page, pages: Math.ceil((counted?.total ?? 0) / pageSize) };
};

function conditionOf(result: Result): SQL {
  return result === 'running' ? isNull(processRuns.code) : eq(processRuns.code, codeOf[result]);
}

/** Stays within the year: PostgreSQL rejects dates that JavaScript writes with a five-digit year. */
function lastMomentOf(to: string): Date {
  const isDay = !to.includes('T');
  return new Date(Date.parse(to) + (isDay ? dayMs - 1 : 0));
}

function view(row: RunRow, locale: Locale) {
  const { id, kind, created_at, started_at, finished_at, code, summary, summary_es } = row;
  return {
    id,
    kind,
    startedAt: (started_at ?? created_at).toISOString(),
    finishedAt: finished_at?.toISOString() ?? null,
    result: resultOf(code),
    code,
    summary: fromColumns(summary, summary_es, locale),
  };
}

function resultOf(code: number | null): Result {
  if (code === null) return 'running';
  return code === 0 ? 'success' : code === 130 ? 'cancelled' : 'failure';
}
