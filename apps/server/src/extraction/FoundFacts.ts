import type { Text } from '@aval/contract';

import type { Fact } from './extractFacts.ts';
import type { FinancialFigure } from './FinancialFigure.ts';
import type { Omission } from './Omission.ts';
import type { UnmappedLine } from './unmappedLines.ts';

export interface FoundFacts {
  facts: Fact[];
  // Absent in documents that were read before these were kept.
  /** Revenue by year, and cash in bank. */
  financials?: FinancialFigure[];
  /** Labelled values of no known field. */
  unmapped?: UnmappedLine[];
  /** What the source states and no fact holds, with the reason. */
  omitted?: Omission[];
  /** A description of how they were found. */
  log: Text;
  /** What a reader should know of the reading as a whole: guessed letters, a scan, a language model that failed. */
  warning: Text | null;
}
