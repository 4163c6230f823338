import { desc, eq } from 'drizzle-orm';

import { processRuns } from '../db/schema/processRuns.ts';
import type { Handler } from '../http/Handler.ts';
import { readLogs } from '../processes/readLogs.ts';
import { isCronOn } from './cronSwitch.ts';
import { lineText } from './lineText.ts';
import { nextExecution } from './schedule.ts';

/** Log lines included in the status; the log endpoint returns more. */
const fewLines = 50;

export const getCronStatus: Handler<'getCronStatus'> = async ({ ctx }) => {
  const isOn = await isCronOn(ctx.db);
  const [latest] = await ctx.db
    .select({ at: processRuns.created_at })
    .from(processRuns)
    .where(eq(processRuns.process, 'cron'))
    .orderBy(desc(processRuns.id))
    .limit(1);
  const next = isOn ? nextExecution(ctx, ctx.now()) : null;
  return {
    status: isOn ? 'running' : 'stopped',
    schedule: ctx.env.AVAL_CRON_SCHEDULE,
    timeZone: ctx.env.AVAL_CRON_ZONE,
    lastExecution: latest?.at.toISOString() ?? null,
    nextExecution: next?.toISOString() ?? null,
    logs: (await readLogs(ctx.db, { process: 'cron' }, { limit: fewLines, locale: ctx.locale })).map(lineText),
  };
};
