import type { Proposal } from '@aval/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';

import { download } from './send.ts';
import { sendProposal } from './senders.ts';

const minuteMs = 60_000;

/** What was proposed for a startup, newest first. */
export const proposalsOf = (startupId: number) =>
  queryOptions({
    queryKey: ['proposals', 'startup', startupId],
    queryFn: async ({ signal }) =>
      (await sendProposal('listProposals', { params: { id: startupId }, signal })).proposals,
  });

/** The proposals that wait for a decision, the longest waiting first. */
export const reviewQueue = queryOptions({
  queryKey: ['proposals', 'queue'],
  queryFn: ({ signal }) => sendProposal('listReviewQueue', { signal }),
});

/** How many proposals wait for a decision. */
export const waitingProposals = queryOptions({
  queryKey: ['proposals', 'waiting'],
  queryFn: async ({ signal }) => (await sendProposal('countProposals', { signal })).waiting,
  staleTime: minuteMs,
  refetchInterval: 5 * minuteMs,
});

/** A proposal, and what accepting it would do. */
export const proposalById = (id: number) =>
  queryOptions({
    queryKey: ['proposals', id],
    queryFn: ({ signal }) => sendProposal('getProposal', { params: { id }, signal }),
  });

/** Fetches again what shows proposals. */
export const reloadProposals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['proposals'] });

/** The file that proves a figure. */
export const downloadProof = ({ startup }: Pick<Proposal, 'startup'>, documentId: number): Promise<Blob> =>
  download('getProof', { params: { id: startup.id, documentId } });
