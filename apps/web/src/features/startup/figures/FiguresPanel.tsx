import type { Proposal, Startup } from '@aval/contract';
import { ProposalForm } from '@aval/forms';
import { utcDay } from '@aval/metrics';
import { ProposalList, useLocale } from '@aval/screens';
import { Loading, saveFile, Skeleton, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { actionsOf } from '../../../api/actions.ts';
import { messageOf } from '../../../api/ApiError.ts';
import { loadable } from '../../../api/loadable.ts';
import { loadLookup, allLookups } from '../../../api/masterData.ts';
import { downloadProof, proposalsOf, reloadProposals } from '../../../api/proposals.ts';
import { sendProposal } from '../../../api/senders.ts';
import { reloadStartups } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { LeaveDialog } from '../../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../../components/useLeaveWarning.ts';
import { useProposeFacts } from '../../../startups/useProposeFacts.ts';
import { wholeNumber } from '../../../wholeNumber.ts';
import { firstMissing } from './firstMissing.ts';

interface FiguresPanelProps {
  startup: Startup;
}

/** The form in which owners propose figures, and what became of those they proposed. */
export function FiguresPanel({ startup }: FiguresPanelProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toast = useToast();
  const client = useQueryClient();
  const [address] = useSearchParams();
  const [field] = useState(() => address.get('field'));
  const [now] = useState(() => new Date());
  const propose = useProposeFacts(startup.id);
  const proposals = useQuery(proposalsOf(startup.id));
  const lookups = useQuery(allLookups());
  const actionId = wholeNumber(address.get('action'));
  const actions = useQuery({ ...actionsOf(startup.id), enabled: actionId !== null });
  const action = actions.data?.find(({ id, state }) => id === actionId && state === 'open');
  const { setIsDirty, blocker } = useLeaveWarning();
  const params = { id: startup.id };

  async function upload(file: File) {
    try {
      return await sendProposal('uploadProof', { params, file, body: {} });
    } catch (error) {
      throw new Error(messageOf(error, t`It could not be read`), { cause: error });
    }
  }

  async function saveProof(proposal: Proposal, documentId: number, name: string): Promise<void> {
    try {
      saveFile(name, await downloadProof(proposal, documentId));
    } catch (error) {
      toast.error(messageOf(error, t`The file could not be loaded`));
    }
  }

  async function withdraw({ id }: Proposal): Promise<void> {
    try {
      const { message } = await sendProposal('withdrawProposal', { params: { id } });
      toast.success(message);
    } catch (error) {
      toast.error(messageOf(error, t`It could not be withdrawn`));
    }
    await reloadProposals(client);
    void reloadStartups(client);
  }

  return (
    <>
      <ProposalList
        proposals={loadable(proposals)}
        lookups={lookups.data ?? {}}
        onWithdraw={withdraw}
        onProofSave={(...proof) => void saveProof(...proof)}
      />
      {/* What was proposed stands above, and would push the form down. */}
      {proposals.isPending ? (
        <Loading>
          <Skeleton width="100%" height="30rem" />
        </Loading>
      ) : (
        <ProposalForm
          startup={startup}
          firstField={field === 'missing' ? firstMissing(startup) : (field ?? undefined)}
          action={action && { id: action.id, title: action.recommendation.text[locale] }}
          currentYear={now.getUTCFullYear()}
          today={utcDay(now)}
          loadLookup={(name) => loadLookup(client, name)}
          onUpload={upload}
          onPropose={propose}
          onDirtyChange={setIsDirty}
          preserveKey={`figures ${startup.id}`}
        />
      )}
      <LeaveDialog blocker={blocker} />
    </>
  );
}
