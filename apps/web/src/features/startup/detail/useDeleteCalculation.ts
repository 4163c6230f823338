import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { deleteCalculation } from '../../../startups/detailRequests.ts';

/**
 * Deletes one calculation of a startup.
 *
 * @param onDone Called after the remaining calculations have loaded, to show the newest of them.
 */
export function useDeleteCalculation(startupId: number, onDone: () => void) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const isUnmounted = useIsUnmounted();

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async (date: string) => {
      await deleteCalculation(startupId, date);
      await client.invalidateQueries({ queryKey: ['startups', startupId] });
    },
    onSuccess: () => {
      onDone();
      toast.success(t`Calculation deleted successfully`);
      void client.invalidateQueries({
        queryKey: ['startups'],
        predicate: ({ queryKey: [, key] }) => key !== startupId,
      });
    },
    // The dialog shows the error; if it was closed, show a toast instead.
    onError: () => {
      if (isUnmounted()) toast.error(t`Failed to delete calculation`);
    },
  });

  return {
    start: (date: string) => mutate(date),
    isPending,
    failure: error && messageOf(error, ''),
    reset,
  };
}
