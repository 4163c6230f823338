import type { LogEntry } from '@aval/contract';
import { LogPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { isPending } from '../../loading/Loadable.ts';
import { useNow } from '../../text/useNow.ts';
import type { LogFeed } from '../log/ProcessLogPanel.tsx';
import { useLogPause } from '../log/useLogPause.ts';

export interface ContainerLogProps {
  name: string;
  feed: Omit<LogFeed, 'isLive'>;
}

const noLines: readonly LogEntry[] = [];

/** The log of a container. An empty log, or the reason why it cannot be read, is shown in the log itself. */
export function ContainerLog({ name, feed }: ContainerLogProps) {
  const { t } = useLingui();
  const { isPaused, handlePause } = useLogPause(feed);
  const openedAt = new Date(useNow(null)).toISOString();
  const { log, refresh } = feed;
  const { data = noLines, failure } = log;

  function entriesShown(): readonly LogEntry[] {
    if (failure) {
      const reason = failure.message || t`Failed to fetch logs`;
      return [...data, { timestamp: openedAt, level: 'ERROR', message: t`Error fetching logs: ${reason}` }];
    }
    if (log.data?.length === 0) {
      return [{ timestamp: openedAt, level: 'INFO', message: t`No logs available for this container` }];
    }
    return data;
  }

  return (
    <LogPanel
      title={t`Logs of ${name}`}
      entries={entriesShown()}
      isLoading={isPending(log)}
      onRefresh={refresh}
      isPaused={isPaused}
      onPausedChange={handlePause}
      fileName={name}
    />
  );
}
