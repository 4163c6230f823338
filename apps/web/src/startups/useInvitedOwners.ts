import type { InvitedOwner } from '@aval/contract';
import type { NamedOwner } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../api/ApiError.ts';
import { invitedOwnersOf } from '../api/ownerInvitations.ts';
import { sendStartup } from '../api/senders.ts';

/** Inviting owners of a startup, and withdrawing the invitations. */
export function useInvitedOwners(startupId: number) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { queryKey } = invitedOwnersOf(startupId);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: InvitedOwner) =>
      sendStartup('withdrawOwnerInvitation', { params: { id: startupId, invitationId: id } }),
    onSuccess: ({ invitations }) => {
      client.setQueryData(queryKey, invitations);
      toast.success(t`Invitation withdrawn`);
    },
    onError: (error) => {
      toast.error(messageOf(error, t`Error withdrawing the invitation`));
      void client.invalidateQueries({ queryKey });
    },
  });

  async function onInvite(named: NamedOwner) {
    try {
      const { invitations, message } = await sendStartup('addOwner', { params: { id: startupId }, body: named });
      client.setQueryData(queryKey, invitations);
      toast.success(message);
    } catch (error) {
      throw new Error(messageOf(error, t`Error sending the invitation`), { cause: error });
    }
  }

  return {
    onInvite,
    onWithdraw: (invitation: InvitedOwner) => mutate(invitation),
    withdrawingId: isPending ? variables.id : null,
  };
}
