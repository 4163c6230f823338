import type { Startup } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../api/ApiError.ts';
import { startupById } from '../../api/startups.ts';
import { setFollowing } from './detailCalls.ts';

/** Follows or unfollows at once, and takes it back when the server refuses. */
export function useFollow(startup: Startup) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { queryKey } = startupById(startup.id);
  const show = (isFollowing: boolean) =>
    client.setQueryData(queryKey, (current) => current && { ...current, is_following: isFollowing });

  const mutationKey = ['follow', startup.id];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (isFollowing: boolean) => setFollowing(startup.id, isFollowing),
    onMutate: async (isFollowing) => {
      await client.cancelQueries({ queryKey, exact: true });
      show(isFollowing);
    },
    onError: (error, isFollowing) => {
      show(!isFollowing);
      toast.error(messageOf(error, isFollowing ? t`Error following startup.` : t`Error unfollowing startup.`));
    },
    onSuccess: (_, isFollowing) => {
      toast.success(isFollowing ? t`Successfully followed startup` : t`Successfully unfollowed startup`);
      void client.invalidateQueries({ queryKey: ['startups'], predicate: ({ queryKey: [, id] }) => id !== startup.id });
      // Whoever unfollows what is no longer there is not refused, so only its own call tells.
      void client.invalidateQueries({ queryKey, exact: true });
      void client.invalidateQueries({ queryKey: ['dashboard'] });
    },
  });

  return {
    toggle: () => {
      if (client.isMutating({ mutationKey }) === 0) mutate(!startup.is_following);
    },
  };
}
