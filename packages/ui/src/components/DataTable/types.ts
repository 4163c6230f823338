import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Skeletons in the shape of what comes; without them there are as many lines as the column has. */
  skeleton?: ReactNode;
  /** What the column sorts by in the browser; null and undefined stand last in either direction. */
  sortValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /** For lists that the server sorts. */
  isSortable?: boolean | undefined;
  /** Any CSS length; columns without one share the rest. */
  width?: string | undefined;
  /** 'end' for numbers: they line up digit under digit. */
  align?: 'start' | 'end' | undefined;
  /** The column that names the row; usually the link. */
  isRowHeader?: boolean | undefined;
  /** Lines of text before the rest is cut with an ellipsis. */
  lines?: 1 | 2 | undefined;
}

export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataPages {
  /** From 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** '1–10 of 24 startups'. */
  summary?: ReactNode;
}

const dataStatuses = ['ready', 'loading', 'refetching', 'error'] as const;

/** `loading` has no rows yet; `refetching` keeps the old ones in sight, dimmed, until the new ones are there. */
export type DataStatus = (typeof dataStatuses)[number];

export interface DataSelection<Row> {
  /** Keys of the selected rows, of every page. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Names a row's checkbox: 'Select Kelpa'. */
  rowName: (row: Row) => string;
  /** What can be done with the selected rows: buttons. */
  actions?: ReactNode;
}
