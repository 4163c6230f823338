import type { Proposal } from '@aval/contract';
import { type Decisions, ProposalsScreen, wholeQueue } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { allLookups } from '../../api/masterData.ts';
import { proposalById, reloadProposals, reviewQueue } from '../../api/proposals.ts';
import { sendProposal } from '../../api/senders.ts';
import { reloadStartups, startupById } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { wholeNumber } from '../../wholeNumber.ts';

/** The figures that owners propose, for administrators to decide about. */
export function AdminProposals() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [filter, setFilter] = useState(wholeQueue);
  const queue = useQuery(reviewQueue);
  const lookups = useQuery(allLookups());
  const openId = wholeNumber(address.get('proposal'));
  const shownId = openId ?? queue.data?.proposals[0]?.id;
  const opened = useQuery({ ...proposalById(shownId ?? 0), enabled: shownId !== undefined });
  const startupId = opened.data?.proposal.startup.id;
  const startup = useQuery({ ...startupById(startupId ?? 0), enabled: startupId !== undefined });

  const reload = () => {
    void reloadProposals(client);
    void reloadStartups(client);
  };

  async function undo({ id }: Proposal): Promise<void> {
    try {
      const { message } = await sendProposal('undoDecision', { params: { id } });
      toast.success(message);
      void navigate(paths.proposal(id));
    } catch (error) {
      toast.error(messageOf(error, t`It could not be taken back`));
    }
    reload();
  }

  async function handleDecision(proposal: Proposal, decisions: Decisions): Promise<boolean> {
    const { id, startup: subject } = proposal;
    try {
      await sendProposal('decideClaims', { params: { id }, body: { decisions } });
    } catch (error) {
      toast.error(messageOf(error, t`The decision could not be stored`));
      // Somebody else may have decided.
      reload();
      return false;
    }
    const { name } = subject;
    toast.success(t`Decided about ${name}`, { action: { label: t`Undo`, onPress: () => void undo(proposal) } });
    reload();
    return true;
  }

  return (
    <ProposalsScreen
      queue={loadable(queue)}
      filter={filter}
      onFilterChange={setFilter}
      openId={openId}
      opened={loadable(opened)}
      startup={startup.data}
      lookups={lookups.data ?? {}}
      proposalHref={paths.proposal}
      queueHref={paths.proposals}
      startupHref={paths.startup}
      documentHref={paths.storedDocument}
      onOpen={(next) => void navigate(next === null ? paths.proposals : paths.proposal(next))}
      onDecide={handleDecision}
    />
  );
}
