import { isUnderWay } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { skipToken, useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { loadable } from '../../../api/loadable.ts';
import { cancelScrapeBatch, scrapeRun, scrapeRuns, startScrapeBatch } from '../../../api/scraping.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { toastDuration } from '../toastDuration.ts';
import { useScrapeFailure } from './useScrapeFailure.ts';

/**
 * A batch of any user, and how to start and stop one. It runs on the server, independently of this screen.
 *
 * @param chosen Number of the batch to show; null for the latest.
 */
export function useScrapeBatch(chosen: number | null, onStarted: (runId: number) => void) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const reportFailure = useScrapeFailure();
  const runs = useQuery(scrapeRuns);
  const runId = chosen ?? runs.data?.[0]?.runId ?? null;
  const details = useQuery(
    runId === null ? { queryKey: ['administration', 'scraping', 'none'], queryFn: skipToken } : scrapeRun(runId),
  );
  const reload = () => client.invalidateQueries({ queryKey: scrapeRuns.queryKey });

  const starting = useMutation({
    networkMode: 'always',
    mutationFn: (file: File) => startScrapeBatch(file),
    onSuccess: ({ data, message }) => {
      toast.success(message, { duration: toastDuration });
      onStarted(data.runId);
    },
    onError: (error, file) => reportFailure(file.name, error),
    onSettled: reload,
  });

  const cancelling = useMutation({
    mutationFn: (id: number) => cancelScrapeBatch(id),
    onSuccess: ({ message }) => toast.info(message, { duration: toastDuration }),
    onError: (error) => toast.error(messageOf(error, t`Error stopping the batch`)),
    onSettled: reload,
  });

  const run = details.data;
  const isRunning = run !== undefined && isUnderWay(run);
  const isStopAccepted = cancelling.isSuccess && cancelling.variables === run?.runId;
  return {
    runs: loadable(runs),
    run: loadable(details),
    isStarting: starting.isPending,
    refusal: starting.error && messageOf(starting.error, ''),
    isStopping: isRunning && (cancelling.isPending || isStopAccepted),
    onStart: (file: File, onAccepted: () => void) => starting.mutate(file, { onSuccess: onAccepted }),
    onStop: () => run && cancelling.mutate(run.runId),
  };
}
