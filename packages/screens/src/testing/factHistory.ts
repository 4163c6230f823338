import type { PastFact } from '@aval/contract';

/** A burn rate: typed when the startup was registered, read from a document, and proposed by an owner since. */
export const burnHistory: readonly PastFact[] = [
  {
    value: 35_000,
    kind: 'stated',
    date: '2026-06-15',
    confirmed: '2026-06-30',
    at: '2026-06-16T10:00:00.000Z',
    by_name: 'Marta Iriarte',
    accepted_by_name: 'Nora Vidal',
    is_automatic: false,
    confirmed_by_name: 'Nora Vidal',
  },
  {
    value: 38_000,
    kind: 'document',
    date: '2026-02-28',
    confirmed: null,
    at: '2026-03-04T10:00:00.000Z',
    by_name: 'Nora Vidal',
    document: 'board-report.pdf',
    page: 7,
    quote: 'Net burn fell to 38,000 a month in February.',
  },
  {
    value: 42_000,
    kind: 'stated',
    date: '2025-09-10',
    confirmed: null,
    at: '2025-09-10T10:00:00.000Z',
    by_name: 'Marta Iriarte',
  },
];

/** As others see it, without quotes, documents and people. */
export const publicBurnHistory: readonly PastFact[] = burnHistory.map(({ value, kind, date, confirmed }) => ({
  value,
  kind,
  date,
  confirmed,
}));

/** A founder who was joined by a second one; how closely they work together was stated with it. */
export const teamHistory: readonly PastFact[] = [
  {
    value: {
      members: [
        { id: 1, name: 'Ana Gil', role: 'Chief executive' },
        { id: 2, name: 'Leo Marín', role: 'Engineering' },
      ],
      relationships: [{ a: 1, b: 2, strength: 8 }],
    },
    kind: 'stated',
    date: '2026-05-04',
    confirmed: null,
    by_name: 'Marta Iriarte',
  },
  {
    value: { members: [{ id: 1, name: 'Ana Gil', role: 'Chief executive' }], relationships: [] },
    kind: 'stated',
    date: '2025-09-10',
    confirmed: null,
    by_name: 'Marta Iriarte',
  },
];
