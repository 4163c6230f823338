import type { Startup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../../api/ApiError.ts';
import { reloadStartups } from '../../../api/startups.ts';
import { paths } from '../../../paths.ts';
import { useIsUnmounted } from '../../../shell/layout/useIsUnmounted.ts';
import { deleteStartup } from '../../../startups/detailRequests.ts';
import { useRestoreStartup } from '../../../startups/useRestoreStartup.ts';

/** Deletes a startup, opens the list if its page is still open, and offers to restore it. */
export function useDeleteStartup({ id, name }: Startup) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isUnmounted = useIsUnmounted();
  const restore = useRestoreStartup();

  async function undo() {
    if (await restore({ id, name })) await navigate(paths.startup(id));
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteStartup(id),
    onSuccess: async () => {
      toast.success(t`Startup deleted successfully`, {
        action: { label: t`Undo`, onPress: () => void undo() },
      });
      if (!isUnmounted()) await navigate(paths.startups);
      client.removeQueries({ queryKey: ['startups', id] });
      await reloadStartups(client);
    },
    // The dialog shows the error; if it was closed, show a toast instead.
    onError: () => {
      if (isUnmounted()) toast.error(t`Error deleting startup`);
    },
  });

  return {
    start: () => mutate(),
    isPending,
    failure: error && messageOf(error, ''),
    reset,
  };
}
