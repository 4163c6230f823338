import type { Claim, Proposal, ProposalEffect } from '@aval/contract';

function claim(id: number, field: string, value: number, differences: Partial<Claim> = {}): Claim {
  return {
    id,
    field,
    value,
    before: null,
    stored: null,
    is_stale: false,
    as_of: '2026-06-10',
    state: 'open',
    reason: null,
    document_id: null,
    document: null,
    page: null,
    cell: null,
    quote: null,
    found: null,
    decided_at: null,
    decided_by: null,
    is_automatic: false,
    ...differences,
  };
}

const letter = { document_id: 5, document: 'bank-letter.pdf', page: 1 } as const;

/** Proposals that wait: the first with three figures, one with proof, one stale, and one whose file says otherwise. */
export const proposals: readonly Proposal[] = [
  {
    id: 1,
    startup: { id: 61, name: 'Kelpa' },
    user: { id: 4, first_name: 'Marta', last_name: 'Ibarra Soler' },
    note: 'The seed round closed last week; the bank letter has the balance.',
    created_at: '2026-06-11T08:30:00.000Z',
    claims: [
      claim(1, 'cash_runway_months', 14, {
        ...letter,
        before: 5,
        stored: 5,
        quote: 'The balance covers 14 months of the planned costs.',
        found: 14,
      }),
      claim(2, 'burn_rate', 18_000, {
        ...letter,
        before: 21_500,
        stored: 21_500,
        page: 2,
        quote: 'Net burn: 21.500 € a month',
        found: 21_500,
      }),
      claim(3, 'team_size', 11, { before: 9, stored: 10, is_stale: true }),
    ],
  },
  {
    id: 2,
    startup: { id: 36, name: 'Mercado Km0' },
    user: { id: 7, first_name: 'Tomás', last_name: 'Villar Peña' },
    note: null,
    created_at: '2026-06-12T10:05:00.000Z',
    claims: [claim(4, 'profit_margin', 12, { document_id: 6, document: 'cuentas-2025.xlsx', cell: 'B14', found: 12 })],
  },
  {
    id: 3,
    startup: { id: 22, name: 'Profe Cerca' },
    user: null,
    note: null,
    created_at: '2026-06-12T17:40:00.000Z',
    claims: [claim(5, 'stage_id', 4, { before: 3, stored: 3 })],
  },
];

/** What accepting the first of the proposals would do. */
export const proposalEffect: ProposalEffect = {
  score: 55.2,
  score_after: 60.4,
  level_after: 'medium',
  opens: [
    {
      id: 'runway_cash_burn',
      severity: 'severe',
      message: 'Cash of 120.000 € at a burn of 18.000 € a month lasts 6,7 months, not 14',
    },
  ],
  closes: [],
  gains: { 1: 4.1, 2: 0.7, 3: 0.4 },
};

/** What an owner proposed, and what became of it, newest first. */
export const ownProposals: readonly Proposal[] = proposals.slice(0, 1).flatMap((proposal) => [
  proposal,
  {
    ...proposal,
    id: 9,
    note: null,
    created_at: '2026-05-02T09:00:00.000Z',
    claims: [
      claim(11, 'team_size', 10, { state: 'accepted', decided_by: 'Ana Ruiz', decided_at: '2026-05-03T09:00:00.000Z' }),
      claim(12, 'patent_count', 3, { state: 'refused', reason: 'The register lists one patent under this name.' }),
      claim(13, 'revenue', 240_000, { state: 'asked', reason: 'Of which year is it?' }),
      claim(14, 'burn_rate', 21_500, { state: 'replaced' }),
    ],
  },
]);
