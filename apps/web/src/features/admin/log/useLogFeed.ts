import type { LogEntry } from '@aval/contract';
import type { LogFeed } from '@aval/screens';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';

import { detailsOf } from '../../../api/ApiError.ts';
import { loadable } from '../../../api/loadable.ts';
import type { LogStream } from '../../../api/streamLines.ts';
import { insertLines } from './insertLines.ts';
import { mergeLogs } from './mergeLogs.ts';
import { useLogStream } from './useLogStream.ts';
import { usePauseToast } from './usePauseToast.ts';

export interface LogSource {
  stream: LogStream;
  /** The log from the server; fetched again at each refresh while nothing is streaming. */
  log: UseQueryResult<LogEntry[]>;
  /** Limits the log to one run; null for all. */
  runId?: number | null | undefined;
  /** Entries that this window adds, oldest first. */
  ownLines?: readonly LogEntry[] | undefined;
}

const noLines: readonly LogEntry[] = [];

/** The log of a process: the lines that were fetched, those that were streamed since, and those of this window. */
export function useLogFeed({ stream, log, runId = null, ownLines = noLines }: LogSource): LogFeed {
  const { isLive, lines, show } = useLogStream(stream, runId);
  const onPausedChange = usePauseToast();
  const { data, refetch } = log;
  const entries = useMemo(() => insertLines(mergeLogs(data ?? [], lines), ownLines), [data, lines, ownLines]);
  return {
    log: { ...loadable(log, detailsOf), data: data || entries.length > 0 ? entries : undefined },
    isLive,
    refresh: async () => {
      show();
      if (!isLive) await refetch();
    },
    onPausedChange,
  };
}
