import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { cronStatus, switchCron } from '../../../api/administration.ts';
import { detailsOf } from '../../../api/ApiError.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useErrorToast } from '../../../shell/layout/useErrorToast.ts';
import { toastDuration } from '../toastDuration.ts';

/** The status of the schedule, and how to turn it on and off. */
export function useCron() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const status = useQuery(cronStatus);
  const { data, isError } = status;

  useErrorToast(isError && data, t`Error loading cron status`);

  const switching = useMutation({
    mutationFn: (isOn: boolean) => switchCron(isOn),
    onSuccess: (_, isOn) =>
      toast.success(isOn ? t`Cron process started successfully` : t`Cron process stopped successfully`, {
        duration: toastDuration,
      }),
    onError: (error, isOn) =>
      toast.error(detailsOf(error, isOn ? t`Failed to start cron process` : t`Failed to stop cron process`)),
    onSettled: () => client.invalidateQueries({ queryKey: cronStatus.queryKey }),
  });

  return { status, switching };
}
