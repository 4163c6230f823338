import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import {
  cancelRecalculation,
  type RecalculationKind,
  recalculationStatus,
  startRecalculation,
} from '../../../api/administration.ts';
import { messageOf } from '../../../api/ApiError.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { toastDuration } from '../toastDuration.ts';
import { followRun } from './followedRun.ts';

/** The latest recalculation, and how to start and to stop one. */
export function useRecalculation() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const status = useQuery(recalculationStatus());
  const reload = () => client.invalidateQueries({ queryKey: recalculationStatus().queryKey });

  const starting = useMutation({
    mutationFn: (kind: RecalculationKind) => startRecalculation(kind),
    onSuccess: ({ message, runId }) => {
      followRun(runId);
      toast.success(message, { duration: toastDuration });
    },
    // The request may have been refused because another user's run is active: show that run.
    onSettled: reload,
  });

  const cancelling = useMutation({
    mutationFn: (_runId: number | null) => cancelRecalculation(),
    onSuccess: ({ message }) => toast.info(message, { duration: toastDuration }),
    onError: (error) => toast.error(messageOf(error, t`Error cancelling the recalculation`)),
    onSettled: reload,
  });

  const run = status.data;
  const isRunning = run?.running === true;
  const isCancelAccepted = cancelling.isSuccess && cancelling.variables === run?.runId;
  const { variables: kind, error, isPending: isStarting } = starting;
  return {
    status,
    startingKind: isStarting ? kind : null,
    refusal: error && kind ? { kind, message: messageOf(error, '') } : null,
    start: starting.mutate,
    isStopping: isRunning && (cancelling.isPending || isCancelAccepted),
    stop: () => cancelling.mutate(run?.runId ?? null),
  };
}
