import { callerCache } from './accounts/callerCache.ts';
import { readSecret } from './accounts/readSecret.ts';
import type { Env } from './configuration/env.ts';
import { containerEngine } from './containers/containerEngine.ts';
import type { Database } from './db/open.ts';
import { prepareSharedLimits } from './edge/sharedLimits.ts';
import { makeJobs } from './jobs/makeJobs.ts';
import { works } from './jobs/works.ts';
import { makeLanguageModel } from './languageModel/languageModel.ts';
import { makeMailer } from './mail/mailer.ts';
import { loadMasterData } from './masterData/loadMasterData.ts';
import { makePageFetcher } from './scraping/pageFetcher.ts';
import { serverMetrics } from './service/serverMetrics.ts';
import { makeBackground } from './services/background.ts';
import type { Services } from './services/Services.ts';
import { sourceReader } from './sources/sourceReader.ts';

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
    jobs: makeJobs(database, works, () => services),
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    site: { url: env.AVAL_URL ?? `http://${env.HOST}:${env.PORT}` },
    now,
    log,
  };
  return services;
}
