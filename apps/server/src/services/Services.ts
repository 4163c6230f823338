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

/** What handlers work with, made once at start. */
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
