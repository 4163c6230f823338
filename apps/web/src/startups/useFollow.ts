import type { EndpointResponse, StartupListItem } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/ApiError.ts';
import { startupById } from '../api/startups.ts';
import { setFollowing } from './detailRequests.ts';

/** Follows or unfollows optimistically on the page and in every list, and rolls back when the server refuses. */
export function useFollow(startup: Pick<StartupListItem, 'id' | 'is_following'>) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { queryKey } = startupById(startup.id);
  const lists = ['startups', 'search'] as const;

  function show(isFollowing: boolean) {
    client.setQueryData(queryKey, (current) => current && { ...current, is_following: isFollowing });
    client.setQueriesData<EndpointResponse<'searchStartups'>>(
      { queryKey: lists },
      (found) =>
        found && {
          ...found,
          startups: found.startups.map((item) =>
            item.id === startup.id ? { ...item, is_following: isFollowing } : item,
          ),
        },
    );
  }

  const mutationKey = ['follow', startup.id];
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: (isFollowing: boolean) => setFollowing(startup.id, isFollowing),
    onMutate: async (isFollowing) => {
      await Promise.all([client.cancelQueries({ queryKey, exact: true }), client.cancelQueries({ queryKey: lists })]);
      show(isFollowing);
    },
    onError: (error, isFollowing) => {
      show(!isFollowing);
      toast.error(messageOf(error, isFollowing ? t`Error following startup.` : t`Error unfollowing startup.`));
    },
    onSuccess: (_, isFollowing) => {
      toast.success(isFollowing ? t`Successfully followed startup` : t`Successfully unfollowed startup`);
      void client.invalidateQueries({ queryKey: ['startups'], predicate: ({ queryKey: [, id] }) => id !== startup.id });
      // Unfollowing a deleted startup succeeds, so refetch the startup to detect the deletion.
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
