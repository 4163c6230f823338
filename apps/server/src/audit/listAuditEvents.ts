import type { AuditEvent } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { describeDetail } from './describeDetail.ts';
import { type EventRow, readEvents } from './eventRows.ts';

/** The audit log, newest first. */
export const listAuditEvents: Handler<'listAuditEvents'> = async ({ ctx, input: { query } }) => {
  const { before = null, limit, ...filters } = query;
  // Reads one extra row to detect whether there are more.
  const rows = await readEvents(ctx.db, filters, { before, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    events: shown.map((row) => view(row, ctx)),
    before: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
};

function view(row: EventRow, ctx: Context): AuditEvent {
  const { id, at, user_id, actor_name, action, target_type, target_id, target_name, detail } = row;
  return {
    id,
    at,
    actor: user_id === null ? null : { id: user_id, name: actor_name, is_deleted: !row.actor_exists },
    action,
    target: { type: target_type, id: target_id, name: target_name, exists: row.target_exists },
    detail: describeDetail(detail, ctx),
  };
}
