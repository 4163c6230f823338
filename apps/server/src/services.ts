import type { FastifyBaseLogger } from 'fastify';

import { type CallerCache, callerCache } from './accounts/callerCache.ts';
import { readSecret } from './accounts/readSecret.ts';
import { type Background, makeBackground } from './background.ts';
import { type ContainerEngine, containerEngine } from './containers/containerEngine.ts';
import type { Database, Db } from './db/open.ts';
import type { Env } from './env.ts';
import { prepareSharedLimits } from './http/sharedLimits.ts';
import { type Jobs, makeJobs } from './jobs/jobs.ts';
import { works } from './jobs/works.ts';
import { type LanguageModel, makeLanguageModel } from './languageModel/languageModel.ts';
import { type Mailer, makeMailer } from './mail/mailer.ts';
import { type LoadedMasterData, loadMasterData } from './masterData/loadMasterData.ts';
import type { Work } from './processes/perform.ts';
import { makePageFetcher, type PageFetcher } from './scraping/pageFetcher.ts';
import { type ServerMetrics, serverMetrics } from './service/serverMetrics.ts';
import { type SourceReader, sourceReader } from './sources/sourceReader.ts';

/** What verbs work with, made once at start. */
export interface Services {
  env: Env;
  database: Pick<Database, 'engine' | 'pool'>;
  db: Db;
  secret: Uint8Array;
  callers: CallerCache;
  masterData: LoadedMasterData;
  mailer: Mailer;
  background: Background;
  /** Reads documents and pages in threads of their own. */
  sources: SourceReader;
  /** Fetches pages from public addresses. */
  pages: PageFetcher;
  /** Null when none is configured: then the dictionary reads. */
  languageModel: LanguageModel | null;
  /** The engine whose containers administrators see. */
  containers: ContainerEngine;
  metrics: ServerMetrics;
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
  if (database.engine === 'server') await prepareSharedLimits(database);
  const services: Services = {
    env,
    database,
    db: database.db,
    secret: readSecret(env),
    callers: callerCache(database.db),
    masterData: await loadMasterData(database.db),
    mailer: makeMailer(env, now),
    background: makeBackground(log),
    sources: sourceReader(),
    pages: makePageFetcher({ allowed: env.AVAL_SCRAPE_ALLOW }),
    languageModel: makeLanguageModel(env),
    containers: containerEngine(env),
    metrics: serverMetrics(database),
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
