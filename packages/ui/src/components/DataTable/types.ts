import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Skeletons in the shape of the content; by default as many lines as the column has. */
  skeleton?: ReactNode;
  /** Sort key in the browser; null and undefined come last in either direction. */
  sortValue?: ((row: Row) => string | number | null | undefined) | undefined;
  /** For lists sorted on the server. */
  isSortable?: boolean | undefined;
  /** Any CSS length; columns without one share the rest. */
  width?: string | undefined;
  /** 'end' for numbers, so that their digits line up. */
  align?: 'start' | 'end' | undefined;
  /** Whether the column is the row header; usually the link. */
  isRowHeader?: boolean | undefined;
  /** Lines of text before it is truncated with an ellipsis. */
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

/** `loading` has no rows yet; `refetching` keeps the old ones visible, dimmed, until the new ones arrive. */
export type DataStatus = (typeof dataStatuses)[number];

export interface DataSelection<Row> {
  /** Keys of the selected rows on every page. */
  selected: ReadonlySet<string>;
  onSelectedChange: (selected: ReadonlySet<string>) => void;
  /** Names a row's checkbox: 'Select Kelpa'. */
  rowName: (row: Row) => string;
  /** Buttons for the selected rows. */
  actions?: ReactNode;
}
