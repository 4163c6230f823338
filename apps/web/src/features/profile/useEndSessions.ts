import { useToast } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { endSession, ownSessions } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

const none: readonly string[] = [];

/** Ends sessions of the user, and reports which ones are being ended. */
export function useEndSessions() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map(endSession)),
    onSuccess: (_, ids) => toast.success(t`${plural(ids.length, { one: 'Session ended', other: '# sessions ended' })}`),
    onError: (failure) => toast.error(messageOf(failure, t`Error ending the session`)),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  });
  return { endingIds: isPending ? variables : none, end: (ids: readonly string[]) => mutate(ids) };
}
