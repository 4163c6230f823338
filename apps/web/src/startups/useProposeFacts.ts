import type { ProposeFacts, Proposal } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';

import { ApiError, messageOf } from '../api/ApiError.ts';
import { reloadProposals } from '../api/proposals.ts';
import { sendProposal } from '../api/senders.ts';
import { reloadStartups } from '../api/startups.ts';

/**
 * Proposes figures of a startup, and shows a toast.
 *
 * @returns The function; it rejects with an error that the forms can read.
 */
export function useProposeFacts(startupId: number) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  return async (body: ProposeFacts): Promise<Proposal> => {
    try {
      const { proposal, message } = await sendProposal('proposeFacts', { params: { id: startupId }, body });
      toast.success(message);
      void reloadProposals(client);
      // It may carry an action, and the setting may have accepted some of it.
      void reloadStartups(client);
      return proposal;
    } catch (error) {
      const issues = error instanceof ApiError ? error.issues : [];
      throw Object.assign(new Error(messageOf(error, t`The figures could not be sent`), { cause: error }), { issues });
    }
  };
}
