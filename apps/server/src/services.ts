import type { FastifyBaseLogger } from 'fastify';

import type { CallerCache } from './accounts/callerCache.ts';
import type { Background } from './background.ts';
import type { ContainerEngine } from './containers/containerEngine.ts';
import type { Database, Db } from './db/open.ts';
import type { Env } from './env.ts';
import type { Jobs } from './jobs/Jobs.ts';
import type { LanguageModel } from './languageModel/languageModel.ts';
import type { Mailer } from './mail/mailer.ts';
import type { LoadedMasterData } from './masterData/loadMasterData.ts';
import type { PageFetcher } from './scraping/pageFetcher.ts';
import type { ServerMetrics } from './service/serverMetrics.ts';
import type { SourceReader } from './sources/sourceReader.ts';

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
  /** Aborted when the server stops: what is open for long ends. */
  stopping: AbortSignal;
  stop: () => void;
  /** Where people reach the site: links in mails are built from it, never from what a request says. */
  site: { url: string };
  /** The clock; tests turn it. */
  now: () => Date;
  log: FastifyBaseLogger;
}
