import type { LogEntry } from '@aval/contract';
import { LogPanel, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

import { detailsOf } from '../../../api/ApiError.ts';
import type { LogStream } from '../../../api/streamLines.ts';
import { toastDuration } from '../toastDuration.ts';
import { insertLines } from './insertLines.ts';
import { mergeLogs } from './mergeLogs.ts';
import { useLogStream } from './useLogStream.ts';

interface ProcessLogProps {
  stream: LogStream;
  /** The log from the server; polled at the interval while nothing is streaming. */
  log: UseQueryResult<LogEntry[]>;
  /** Limits the log to one run; null for all. */
  runId?: number | null;
  /** Initial polling interval in seconds. */
  interval: number;
  intervals?: readonly number[];
  fileName: string;
  /** Entries that this window adds, oldest first. */
  ownLines?: readonly LogEntry[] | undefined;
  /** Any value that changes with the progress of the work; the log is refreshed whenever it changes. */
  pulse?: unknown;
}

const noLines: readonly LogEntry[] = [];
/** Maximum delay of a streamed line, in milliseconds. */
const streamedWithin = 1200;

/** The log of a process. Streamed lines are shown at the interval; without a stream, the log is polled. */
export function ProcessLog({
  stream,
  log,
  runId = null,
  interval,
  intervals,
  fileName,
  ownLines = noLines,
  pulse,
}: ProcessLogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [every, setEvery] = useState(interval);
  const [isPaused, setPaused] = useState(false);
  const { isLive, lines, show } = useLogStream(stream, runId);
  const { data, isError, error, isPending, refetch } = log;
  const entries = useMemo(() => insertLines(mergeLogs(data ?? [], lines), ownLines), [data, lines, ownLines]);
  const hasFailed = isError && !isLive;

  async function refresh(): Promise<void> {
    show();
    if (!isLive) await refetch();
  }

  const catchUp = useEffectEvent(() => {
    if (!isPaused) void refresh();
  });
  useEffect(() => {
    if (pulse === undefined) return undefined;
    catchUp();
    const timer = setTimeout(catchUp, streamedWithin);
    return () => clearTimeout(timer);
  }, [pulse]);

  function handlePause(isNowPaused: boolean) {
    setPaused(isNowPaused);
    toast.info(isNowPaused ? t`Log updates paused` : t`Log updates resumed`, { duration: toastDuration });
    if (!isNowPaused) void refresh();
  }

  return (
    <LogPanel
      title={t`Log`}
      entries={entries}
      isLoading={isPending && entries.length === 0}
      error={hasFailed ? detailsOf(error, t`Failed to fetch logs`) : undefined}
      onRetry={() => void refetch()}
      onRefresh={refresh}
      interval={every}
      intervals={intervals}
      onIntervalChange={setEvery}
      isPaused={isPaused}
      onPausedChange={handlePause}
      fileName={fileName}
      note={isLive ? t`live` : undefined}
    />
  );
}
