import type { Startup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { useIsLeft } from '../../layout/useIsLeft.ts';
import { paths } from '../../paths.ts';
import { undoDuration } from '../../undoDuration.ts';
import { deleteStartup, restoreStartup } from './detailCalls.ts';

/** Deletes a startup, goes to the list from its page and offers to bring it back. */
export function useDeleteStartup({ id, name }: Startup) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const isLeft = useIsLeft();
  const reloadLists = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['startups'] }),
      client.invalidateQueries({ queryKey: ['dashboard'] }),
    ]);

  async function restore() {
    try {
      await restoreStartup(id);
      await reloadLists();
      toast.success(t`${name} is back`);
      await navigate(paths.startup(id));
    } catch (error) {
      toast.error(messageOf(error, t`Could not bring ${name} back`));
    }
  }

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => deleteStartup(id),
    onSuccess: async () => {
      toast.success(t`Startup deleted successfully`, {
        duration: undoDuration,
        action: { label: t`Undo`, onPress: () => void restore() },
      });
      if (!isLeft()) await navigate(paths.startups);
      client.removeQueries({ queryKey: ['startups', id] });
      await reloadLists();
    },
    onError: () => void toast.error(t`Error deleting startup`),
  });

  return {
    start: () => mutate(),
    isPending,
    failure: error && messageOf(error, t`Error deleting startup. Please try again.`),
    reset,
  };
}
