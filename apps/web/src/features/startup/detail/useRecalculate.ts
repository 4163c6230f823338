import { fieldLabel } from '@aval/contract';
import { useDates, useLocale } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { recalculate } from '../../../startups/detailRequests.ts';

/**
 * Evaluates a startup again and loads the result.
 *
 * @param onDone Called after the new calculation has loaded, to show it.
 */
export function useRecalculate(id: number, onDone: () => void) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  const { day } = useDates();
  const isUnmounted = useIsUnmounted();
  const mutationKey = ['recalculate', id];

  const { mutate, isPending, error, reset } = useMutation({
    mutationKey,
    mutationFn: async () => {
      const { missing, unchanged = false, calculation } = await recalculate(id);
      await client.invalidateQueries({ queryKey: ['startups', id] });
      return { missing, holdsSince: unchanged ? calculation.calculation_date : null };
    },
    onSuccess: ({ missing, holdsSince }) => {
      onDone();
      toast.success(t`Evaluation recalculated successfully`);
      if (holdsSince !== null) {
        const since = day(holdsSince);
        toast.info(t`Nothing has changed: the calculation of ${since} still holds.`);
      }
      const names = missing.map((field) => fieldLabel(field)[locale]);
      if (names.length > 0) toast.warning(t`Missing and counted as unknown: ${names.join(', ')}`);
      void client.invalidateQueries({ queryKey: ['startups'], predicate: ({ queryKey: [, key] }) => key !== id });
    },
    // The page shows the error; if it was left, show a toast instead.
    onError: () => {
      if (isUnmounted()) toast.error(t`Failed to recalculate evaluation`);
    },
  });

  return {
    start: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate();
    },
    isPending,
    /** The error of the last attempt, or null. */
    failure: error && messageOf(error, t`Error recalculating evaluation.`),
    dismiss: reset,
  };
}
