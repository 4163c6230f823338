import type { ComparisonMark, ScoreBand } from '@aval/metrics';
import type { ReactNode } from 'react';

/** One of the compared items. */
export interface ComparisonColumn {
  id: string;
  /** Its name, for assistive technology. */
  label: string;
  /** Content of the header: name, date and links. */
  head: ReactNode;
}

/** The value of one item in one row. */
export interface ComparisonCell {
  /** The figure as printed; 'N/A' when there is none. */
  text: string;
  /** Band of a score; other figures have none. */
  band?: ScoreBand | null | undefined;
  mark?: ComparisonMark | null | undefined;
  /** Muted text at the start instead of a band: the change since the next version. */
  note?: string | undefined;
  /** Muted text in a line below the figure, such as the range that it is the middle of. */
  detail?: string | undefined;
  isEstimated?: boolean | undefined;
  isMissing?: boolean | undefined;
}

export interface ComparisonRow {
  id: string;
  label: string;
  /** Muted text next to the label, such as 'low is good'. */
  hint?: string | undefined;
  /** Whether it is the score that the other rows of its group add up to. */
  isStrong?: boolean | undefined;
  /** One for each column. */
  cells: readonly ComparisonCell[];
}

/** A special row above the groups: any content for each column. */
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

/** Style of the marks: circles on the best and worst of all, or arrows relative to the neighbour. */
const markStyles = ['extremes', 'changes'] as const;
export type MarkStyle = (typeof markStyles)[number];
