import type { Proposal } from '@aval/contract';

export interface QueueFilter {
  /** Part of the startup's name, or ''. */
  search: string;
  proof: 'any' | 'with' | 'without';
}

export const wholeQueue: QueueFilter = { search: '', proof: 'any' };

const openOf = ({ claims }: Proposal) => claims.filter(({ state }) => state === 'open');

const comparable = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The proposals that match; 'with' means that each open figure has proof. */
export function filterQueue(proposals: readonly Proposal[], { search, proof }: QueueFilter): readonly Proposal[] {
  const wanted = comparable(search.trim());
  return proposals.filter((proposal) => {
    if (!comparable(proposal.startup.name).includes(wanted)) return false;
    if (proof === 'any') return true;
    const isProven = openOf(proposal).every(({ document_id }) => document_id !== null);
    return isProven === (proof === 'with');
  });
}
