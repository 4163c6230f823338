import type { Currency } from '@aval/metrics';

/** What a note says about the bare amounts of a table. */
export interface TableNote {
  /** 1 if no note names one. */
  scale: number;
  /** A currency other than the euro; null for euros or if no note names one. */
  currency: Currency | null;
}

export const noNote: TableNote = { scale: 1, currency: null };
