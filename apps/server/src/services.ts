import type { FastifyBaseLogger } from 'fastify';

import { type CallerCache, callerCache } from './accounts/callerCache.ts';
import { readSecret } from './accounts/readSecret.ts';
import { type Background, makeBackground } from './background.ts';
import type { Database, Db } from './db/open.ts';
import type { Env } from './env.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { works } from './jobs/works.ts';
import { type Mailer, makeMailer } from './mail/mailer.ts';
import { type LoadedMasterData, loadMasterData } from './masterData/loadMasterData.ts';
import type { Work } from './processes/perform.ts';

/** What verbs work with, made once at start. */
export interface Services {
  env: Env;
  db: Db;
  secret: Uint8Array;
  callers: CallerCache;
  masterData: LoadedMasterData;
  mailer: Mailer;
  background: Background;
  /** The queue of long work. */
  jobs: Jobs;
  /** What queued runs do. */
  works: Readonly<Record<string, Work>>;
  /** Aborted when the server stops: what is open for long ends. */
  stopping: AbortSignal;
  stop: () => void;
  /** Where people reach the site: links in mails are built from it, never from what a request says. */
  site: { url: string };
  /** The clock; tests turn it. */
  now: () => Date;
  log: FastifyBaseLogger;
}

export async function makeServices(
  env: Env,
  database: Database,
  log: Services['log'],
  now: () => Date = () => new Date(),
): Promise<Services> {
  const stopping = new AbortController();
  const services: Services = {
    env,
    db: database.db,
    secret: readSecret(env),
    callers: callerCache(database.db),
    masterData: await loadMasterData(database.db),
    mailer: makeMailer(env, now),
    background: makeBackground(log),
    works,
    jobs: makeJobs(database, () => services),
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    site: { url: env.AVAL_URL ?? `http://${env.HOST}:${env.PORT}` },
    now,
    log,
  };
  return services;
}
