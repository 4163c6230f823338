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
  /** The log as the server lists it; asked again on every beat while nothing streams. */
  log: UseQueryResult<LogEntry[]>;
  /** Only lines of this run; null for all. */
  runId?: number | null;
  /** Seconds between two beats at first. */
  interval: number;
  intervals?: readonly number[];
  fileName: string;
  /** Lines that this window adds, oldest first. */
  ownLines?: readonly LogEntry[] | undefined;
  /** Something that moves as the work does: the log is brought up to date whenever it changes. */
  pulse?: unknown;
}

const noLines: readonly LogEntry[] = [];
/** The stream brings a line within so many milliseconds after it was written. */
const streamedWithin = 1200;

/** The log of a process: what streams in is shown on every beat, and what does not stream is asked for. */
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
