import type { ComparisonMark, ScoreBand } from '@aval/metrics';
import type { ReactNode } from 'react';

/** One of the things that are compared. */
export interface ComparisonColumn {
  id: string;
  /** Its name, for assistive technology. */
  label: string;
  /** Name, date and links as they stand in the head. */
  head: ReactNode;
}

/** What one thing has in one row. */
export interface ComparisonCell {
  /** The figure as printed; 'N/A' when there is none. */
  text: string;
  /** Class of a score; other figures have none. */
  band?: ScoreBand | null | undefined;
  mark?: ComparisonMark | null | undefined;
  /** Quiet text at the start in place of a class: the change since the next version. */
  note?: string | undefined;
  isEstimated?: boolean | undefined;
  isMissing?: boolean | undefined;
}

export interface ComparisonRow {
  id: string;
  label: string;
  /** Quiet word beside the label, such as 'low is good'. */
  hint?: string | undefined;
  /** The score that the others of its group make up. */
  isStrong?: boolean | undefined;
  /** One for each column. */
  cells: readonly ComparisonCell[];
}

/** A row of its own kind above the groups: anything, for each column. */
export interface ComparisonLead {
  id: string;
  label: string;
  hint?: string | undefined;
  cells: readonly ReactNode[];
}

export interface ComparisonGroup {
  id: string;
  label: string;
  rows: readonly ComparisonRow[];
}

/** The row by which the columns are ordered. */
export interface ComparisonSort {
  rowId: string;
  order: 'ascending' | 'descending';
}

/** How marks look: circles on the best and worst of all, or arrows against the neighbour. */
const markLooks = ['extremes', 'changes'] as const;
export type MarkStyle = (typeof markLooks)[number];
