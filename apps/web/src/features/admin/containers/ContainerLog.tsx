import type { LogEntry } from '@aval/contract';
import { LogPanel, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

import { containerLog } from '../../../api/administration.ts';
import { detailsOf } from '../../../api/ApiError.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { toastDuration } from '../toastDuration.ts';

interface ContainerLogProps {
  id: string;
  name: string;
}

const noLines: readonly LogEntry[] = [];

/** The log of a container. An empty log, or the reason why it cannot be read, is shown in the log itself. */
export function ContainerLog({ id, name }: ContainerLogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const [isPaused, setPaused] = useState(false);
  const [openedAt] = useState(() => new Date().toISOString());
  const { data, isPending, isError, error, refetch } = useQuery(containerLog(id));

  function entriesShown(): readonly LogEntry[] {
    if (isError) {
      const reason = detailsOf(error, t`Failed to fetch logs`);
      const failure = { timestamp: openedAt, level: 'ERROR', message: t`Error fetching logs: ${reason}` } as const;
      return [...(data ?? noLines), failure];
    }
    if (data?.length === 0) {
      return [{ timestamp: openedAt, level: 'INFO', message: t`No logs available for this container` }];
    }
    return data ?? noLines;
  }

  function handlePause(isNowPaused: boolean) {
    setPaused(isNowPaused);
    toast.info(isNowPaused ? t`Log updates paused` : t`Log updates resumed`, { duration: toastDuration });
    if (!isNowPaused) void refetch();
  }

  return (
    <LogPanel
      title={t`Logs of ${name}`}
      entries={entriesShown()}
      isLoading={isPending}
      onRefresh={refetch}
      isPaused={isPaused}
      onPausedChange={handlePause}
      fileName={name}
    />
  );
}
