import type { Candidate } from './Candidate.ts';
import { startOf } from './layout/startOf.ts';

/** The words of a source that state something, and where they stand. */
export interface Quoted {
  page: number | null;
  cell: string | null;
  quote: string;
}

/** Characters of a quote, at most. */
export const mostQuote = 500;

export function quotedOf({ passage, cell, quote }: Pick<Candidate, 'passage' | 'cell' | 'quote'>): Quoted {
  return { page: passage.page, cell, quote: startOf(quote, mostQuote) };
}
