import { fill, type Text } from '@aval/contract';
import { type SQL, sql } from 'drizzle-orm';

import type { Work } from '../processes/perform.ts';
import { joinWords } from '../processes/Words.ts';
import type { Services } from '../services/Services.ts';
import { restorableMs } from '../startups/listDeleted.ts';
import { purgedTexts, purgeTexts } from './cronTexts.ts';

const dayMs = 24 * 3_600_000;
const batchSize = 500;

/** What is purged, each with its retention period. */
const purges: readonly {
  what: Text;
  keptMs: number;
  rows: (before: string) => SQL;
  table: SQL;
  isRecorded?: true;
}[] = [
  {
    what: purgedTexts.startups,
    keptMs: restorableMs,
    table: sql`startups`,
    rows: (before) => sql`deleted_at < ${before}`,
    isRecorded: true,
  },
  {
    what: purgedTexts.documents,
    keptMs: 30 * dayMs,
    table: sql`documents`,
    rows: (before) => sql`startup_id is null and created_at < ${before}`,
  },
  {
    what: purgedTexts.sessions,
    keptMs: 30 * dayMs,
    table: sql`sessions`,
    rows: (before) => sql`least(expires_at, coalesce(revoked_at, expires_at)) < ${before}`,
  },
  {
    what: purgedTexts.passwordResets,
    keptMs: 30 * dayMs,
    table: sql`password_resets`,
    rows: (before) => sql`expires_at < ${before}`,
  },
  {
    what: purgedTexts.emailLinks,
    keptMs: 30 * dayMs,
    table: sql`email_links`,
    rows: (before) => sql`expires_at < ${before}`,
  },
  {
    what: purgedTexts.signInFailures,
    keptMs: 30 * dayMs,
    table: sql`sign_in_failures`,
    rows: (before) => sql`last_at < ${before}`,
  },
  {
    what: purgedTexts.startupRequests,
    keptMs: 7 * dayMs,
    table: sql`startup_requests`,
    rows: (before) => sql`created_at < ${before}`,
  },
  {
    what: purgedTexts.ownerInvitations,
    keptMs: 30 * dayMs,
    table: sql`owner_invitations`,
    rows: (before) => sql`coalesce(answered_at, expires_at) < ${before}`,
  },
  {
    what: purgedTexts.notices,
    keptMs: 365 * dayMs,
    table: sql`startup_events`,
    rows: (before) => sql`created_at < ${before}`,
  },
  {
    what: purgedTexts.runs,
    keptMs: 90 * dayMs,
    table: sql`process_runs`,
    rows: (before) => sql`finished_at < ${before}`,
  },
];

/** Permanently deletes expired data in batches. */
export const purge: Work = async (run, services) => {
  const done: Text[] = [];
  run.progress(0, purges.length);
  for (const [index, { what, keptMs, rows, table, isRecorded = false }] of purges.entries()) {
    const before = new Date(services.now().getTime() - keptMs).toISOString();
    let total = 0;
    for (let deleted = batchSize; deleted === batchSize; total += deleted) {
      if (run.signal.aborted) return { code: 130, summary: joinWords(done, ', ') };
      deleted = await deleteBatch(services, table, rows(before), isRecorded);
    }
    if (total > 0) {
      const deleted = joinWords([String(total), what], ' ');
      run.log('INFO', fill(purgeTexts.deleted, { what: deleted }));
      done.push(deleted);
    }
    run.progress(index + 1);
  }
  const summary = done.length === 0 ? purgeTexts.nothing : fill(purgeTexts.done, { what: joinWords(done, ', ') });
  return { code: 0, summary };
};

async function deleteBatch({ db, now }: Services, table: SQL, rows: SQL, isRecorded: boolean): Promise<number> {
  const deletion = sql`
    delete from ${table} where ctid = any(array(select ctid from ${table} where ${rows} limit ${batchSize}))`;
  const { rows: counted } = await db.execute<{ n: number }>(
    isRecorded
      ? sql`
        with gone as (${deletion} returning id, name), recorded as (
          insert into audit_events (action, target_type, target_id, target_name, at)
          select 'purge', 'startup', id, name, ${now().toISOString()} from gone
        ) select count(*)::int as n from gone`
      : sql`with gone as (${deletion} returning 1) select count(*)::int as n from gone`,
  );
  return counted[0]?.n ?? 0;
}
