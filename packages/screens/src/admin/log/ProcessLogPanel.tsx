import type { LogEntry } from '@aval/contract';
import { LogPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';

import { isPending, type Loadable } from '../../loading/Loadable.ts';
import { useLogPause } from './useLogPause.ts';

/** The log of a process, which grows while it is shown. */
export interface LogFeed {
  /** Oldest line first. */
  log: Loadable<readonly LogEntry[]>;
  /** Whether lines arrive as they are written; a failure to fetch the log is of no consequence then. */
  isLive: boolean;
  /** Adds the lines written since the last refresh; the next refresh waits for its promise. */
  refresh: () => unknown;
  /** The user pauses the refreshes, or continues them. */
  onPausedChange?: (isPaused: boolean) => void;
}

interface ProcessLogPanelProps {
  feed: LogFeed;
  /** Initial interval of the refreshes in seconds. */
  interval: number;
  intervals?: readonly number[];
  fileName: string;
  /** Any value that changes with the progress of the work; the log is refreshed whenever it changes. */
  pulse?: unknown;
}

const noLines: readonly LogEntry[] = [];
/** Maximum delay of a streamed line, in milliseconds. */
const streamedWithin = 1200;

/** The log of a process, refreshed at an interval until it is paused. */
export function ProcessLogPanel({ feed, interval, intervals, fileName, pulse }: ProcessLogPanelProps) {
  const { t } = useLingui();
  const { log, isLive, refresh } = feed;
  const [every, setEvery] = useState(interval);
  const { isPaused, handlePause } = useLogPause(feed);
  const failure = isLive ? null : log.failure;

  const catchUp = useEffectEvent(() => {
    if (!isPaused) void refresh();
  });
  useEffect(() => {
    if (pulse === undefined) return undefined;
    catchUp();
    const timer = setTimeout(catchUp, streamedWithin);
    return () => clearTimeout(timer);
  }, [pulse]);

  return (
    <LogPanel
      title={t`Log`}
      entries={log.data ?? noLines}
      isLoading={isPending(log)}
      error={failure ? failure.message || t`Failed to fetch logs` : undefined}
      onRetry={log.retry}
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
