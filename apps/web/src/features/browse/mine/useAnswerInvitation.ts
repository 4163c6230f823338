import type { OwnerInvitation } from '@aval/contract';
import type { AnsweringInvitation } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { ownerInvitations } from '../../../api/ownerInvitations.ts';
import { sendStartup } from '../../../api/senders.ts';
import { reloadStartups } from '../../../api/startups.ts';

interface Answered {
  invitation: OwnerInvitation;
  answer: AnsweringInvitation['answer'];
}

/** Accepts or declines an invitation to own a startup. */
export function useAnswerInvitation() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async ({ invitation: { id }, answer }: Answered) => {
      const params = { id };
      if (answer === 'accept') await sendStartup('acceptOwnership', { params });
      else await sendStartup('declineOwnership', { params });
    },
    onSuccess: (_, { invitation: { id, startup_name: name }, answer }) => {
      client.setQueryData(ownerInvitations.queryKey, (known) => known?.filter((other) => other.id !== id));
      toast.success(answer === 'accept' ? t`You now own ${name}` : t`You declined to own ${name}`);
      document.querySelector<HTMLElement>('main h1')?.focus();
      if (answer === 'accept') void reloadStartups(client);
    },
    onError: (error) => toast.error(messageOf(error, t`Error answering the invitation`)),
    onSettled: () => client.invalidateQueries({ queryKey: ownerInvitations.queryKey }),
  });
  return {
    answering: isPending ? { id: variables.invitation.id, answer: variables.answer } : null,
    onAnswer: (invitation: OwnerInvitation, answer: Answered['answer']) => {
      if (!isPending) mutate({ invitation, answer });
    },
  };
}
