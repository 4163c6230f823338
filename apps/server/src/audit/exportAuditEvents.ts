import { Readable } from 'node:stream';

import {
  type AuditDetail,
  auditActionText,
  auditTargetTexts,
  isVisitorAction,
  type Locale,
  type Text,
} from '@aval/contract';
import { escapeFormulas } from '@aval/metrics';

import { recordEvent } from '../db/recordEvent.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { exportTexts } from './auditTexts.ts';
import { describeDetail } from './describeDetail.ts';
import { type EventRow, readEvents } from './eventRows.ts';

const batchSize = 1000;

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The delimiter that a spreadsheet expects depends on the language. */
const delimiters: Readonly<Record<Locale, string>> = { en: ',', es: ';' };

const columns = [
  'number',
  'time',
  'actorNumber',
  'actor',
  'action',
  'target',
  'targetNumber',
  'targetName',
  'detail',
] as const;

/**
 * Streams the events that match as a CSV file, newest first, at the reader's pace. The export is recorded before the
 * first row is sent; later events are not part of the file.
 */
export const exportAuditEvents: Handler<'exportAuditEvents'> = async ({ ctx, input: { query } }) => {
  const filters = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
  const recorded = await recordEvent(ctx.db, {
    userId: ctx.caller.id,
    action: 'export',
    targetType: 'audit_log',
    targetId: null,
    detail: { filters },
    at: ctx.now(),
  });
  const next = (before: number) => readEvents(ctx.db, query, { before, limit: batchSize });
  // A failure before the first batch gives a normal error response.
  const first = await next(recorded);
  ctx.response.type('text/csv; charset=utf-8');
  ctx.response.download(`aval-audit-log-${ctx.now().toISOString().slice(0, 10)}.csv`);
  return Readable.from(linesOf(ctx, first, next), { objectMode: false });
};

async function* linesOf(
  ctx: Context,
  first: EventRow[],
  next: (before: number) => Promise<EventRow[]>,
): AsyncGenerator<string> {
  yield (
    byteOrderMark +
      line(
        columns.map((column) => exportTexts[column][ctx.locale]),
        ctx.locale,
      )
  );
  for (let batch = first; batch.length > 0;) {
    yield batch.map((row) => line(cellsOf(row, ctx), ctx.locale)).join('');
    const last = batch.length === batchSize ? batch.at(-1) : undefined;
    batch = last ? await next(last.id) : [];
  }
}

function cellsOf(row: EventRow, ctx: Context): (string | number | null)[] {
  const { locale } = ctx;
  const kinds: Readonly<Record<string, Text>> = auditTargetTexts;
  const unknown = isVisitorAction(row.action) ? exportTexts.visitor : exportTexts.system;
  return [
    row.id,
    row.at,
    row.user_id,
    row.user_id === null ? unknown[locale] : row.actor_name,
    auditActionText(row.target_type, row.action)?.[locale] ?? row.action,
    kinds[row.target_type]?.[locale] ?? row.target_type,
    row.target_id,
    row.target_name,
    describeDetail(row.detail, ctx).map(detailText).join(' · '),
  ];
}

function detailText({ label, from, to }: AuditDetail): string {
  return from === null ? `${label}: ${to}` : `${label}: ${from} → ${to}`;
}

function line(cells: readonly (string | number | null)[], locale: Locale): string {
  return `${cells.map(cell).join(delimiters[locale])}\r\n`;
}

function cell(value: string | number | null): string {
  if (typeof value !== 'string') return String(value ?? '');
  return `"${escapeFormulas(value).replaceAll('"', '""')}"`;
}
