import type { EndpointResponse, StartupListItem } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { reloadStartups } from '../../../api/startups.ts';
import { setFollowing } from '../../../startups/detailRequests.ts';

type Found = EndpointResponse<'searchStartups'>;

function without(found: Found, id: number): Found {
  return {
    ...found,
    startups: found.startups.filter((startup) => startup.id !== id),
    total: Math.max(0, found.total - 1),
  };
}

/**
 * Removes a followed startup from the list optimistically, and restores it when the server refuses or the user undoes
 * it.
 *
 * @param listKey The query key of the list on screen.
 */
export function useUnfollow(listKey: QueryKey) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const reload = () => reloadStartups(client);

  async function followAgain(id: number) {
    try {
      await setFollowing(id, true);
      await reload();
      toast.success(t`Successfully followed startup`);
    } catch (error) {
      toast.error(messageOf(error, t`Error following startup.`));
    }
  }

  const { mutate } = useMutation({
    mutationFn: ({ id }: StartupListItem) => setFollowing(id, false),
    onMutate: async ({ id }) => {
      await client.cancelQueries({ queryKey: listKey, exact: true });
      const before = client.getQueryData<Found>(listKey);
      client.setQueryData<Found>(listKey, (found) => found && without(found, id));
      return { before };
    },
    onError: (error, _, context) => {
      client.setQueryData(listKey, context?.before);
      toast.error(messageOf(error, t`Error unfollowing startup.`));
    },
    onSuccess: (_, { id }) => {
      toast.success(t`Successfully unfollowed startup`, {
        action: { label: t`Undo`, onPress: () => void followAgain(id) },
      });
    },
    onSettled: reload,
  });

  return mutate;
}
