import type { SystemStatus, Text } from '@aval/contract';
import { fill } from '@aval/contract';
import { sql } from 'drizzle-orm';

import { isCronOn } from '../cron/cronSwitch.ts';
import type { Context } from '../http/Context.ts';
import type { Handler } from '../http/Handler.ts';
import { texts } from '../http/texts.ts';

interface Part {
  state: SystemStatus['database']['state'];
  text: Text;
}

/** The state of the parts that the server depends on. */
export const getSystemStatus: Handler<'getSystemStatus'> = async ({ ctx }) => {
  const [database, jobs, containers] = await Promise.all([databaseOf(ctx), jobsOf(ctx), containersOf(ctx)]);
  const view = ({ state, text }: Part) => ({ state, detail: text[ctx.locale] });
  return {
    database: view(database),
    jobs: view(jobs),
    containers: view(containers),
    mail: view(mailOf(ctx)),
    languageModel: view(languageModelOf(ctx)),
  };
};

async function databaseOf({ db, env }: Context): Promise<Part> {
  const { rows } = await db.execute<{ version: string }>(
    sql`select split_part(current_setting('server_version'), ' ', 1) as version`,
  );
  const version = rows[0]?.version ?? '';
  const text = env.DATABASE_URL === undefined ? texts.statusEmbedded : texts.statusServer;
  return { state: 'ok', text: fill(text, { version }) };
}

/** The state of jobs, and a warning about private addresses that scraping may reach. */
async function jobsOf(ctx: Context): Promise<Part> {
  const work = await workOf(ctx);
  const allowed = ctx.env.AVAL_SCRAPE_ALLOW ?? [];
  if (allowed.length === 0) return work;
  const exemption = fill(texts.statusScrapeAllow, { hosts: allowed.join(', ') });
  const text = fill(texts.statusBoth, { first: work.text, second: exemption });
  return { state: work.state === 'error' ? 'error' : 'degraded', text };
}

async function workOf({ db, jobs }: Context): Promise<Part> {
  if (!jobs.isWorking()) return { state: 'off', text: texts.statusNoWorker };
  if (!(await isCronOn(db))) return { state: 'degraded', text: texts.statusCronStopped };
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from process_runs where finished_at is null`,
  );
  const count = rows[0]?.count ?? 0;
  return { state: 'ok', text: count === 0 ? texts.statusIdle : fill(texts.statusBusy, { count }) };
}

async function containersOf({ containers }: Context): Promise<Part> {
  if (containers.socket() === null) return { state: 'off', text: texts.statusNoEngine };
  try {
    const list = await containers.list();
    const running = list.filter(({ State }) => State === 'running').length;
    return { state: 'ok', text: fill(texts.statusContainers, { running, total: list.length }) };
  } catch {
    return { state: 'error', text: texts.statusFailed };
  }
}

function mailOf({ mailer }: Context): Part {
  return mailer.route === 'server'
    ? { state: 'ok', text: texts.statusMailServer }
    : { state: 'off', text: texts.statusMailOutbox };
}

function languageModelOf({ languageModel }: Context): Part {
  if (languageModel === null) return { state: 'off', text: texts.statusDictionary };
  return { state: 'ok', text: { en: languageModel.name, es: languageModel.name } };
}
