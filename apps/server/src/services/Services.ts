import type { FastifyBaseLogger } from 'fastify';

import type { Env } from '../configuration/env.ts';
import type { Database, Db } from '../db/open.ts';
import type { SourceReader } from '../sources/sourceReader.ts';
import type { Background } from './background.ts';
import type { CallerCache } from './Caller.ts';
import type { ContainerEngine } from './ContainerEngine.ts';
import type { Jobs } from './Jobs.ts';
import type { LanguageModel } from './LanguageModel.ts';
import type { LoadedMasterData } from './LoadedMasterData.ts';
import type { Mailer } from './Mailer.ts';
import type { PageFetcher } from './PageFetcher.ts';
import type { ServerMetrics } from './ServerMetrics.ts';

/** The services available to handlers, created once at start. */
export interface Services {
  env: Env;
  database: Pick<Database, 'engine' | 'pool'>;
  db: Db;
  secret: Uint8Array;
  callers: CallerCache;
  masterData: LoadedMasterData;
  mailer: Mailer;
  background: Background;
  /** Reads documents and pages in worker threads. */
  sources: SourceReader;
  /** Fetches pages from public addresses. */
  pages: PageFetcher;
  /** Null when none is configured; the dictionary is used instead. */
  languageModel: LanguageModel | null;
  /** The engine whose containers administrators can see. */
  containers: ContainerEngine;
  metrics: ServerMetrics;
  /** The queue of background runs. */
  jobs: Jobs;
  /** Aborted when the server stops, to end long-lived responses. */
  stopping: AbortSignal;
  stop: () => void;
  /** The public URL of the site. Links in mails use it instead of request headers. */
  site: { url: string };
  /** The clock; tests set it. */
  now: () => Date;
  log: FastifyBaseLogger;
}
