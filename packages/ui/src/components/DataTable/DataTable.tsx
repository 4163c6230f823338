import type { RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import * as styles from './DataTable.css.ts';
import { DataTableBlocks } from './DataTableBlocks.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { SelectionBar } from './Selection.tsx';
import type { DataColumn, DataPages, DataSelection, DataSort, DataStatus } from './types.ts';
import { useDataTable } from './useDataTable.ts';
import { useIsNarrow } from './useIsNarrow.ts';
import { usePages } from './usePages.ts';

export interface DataTableProps<Row extends RowData> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the table for assistive technology. */
  label: string;
  /** What each column shows, how it sorts and how wide it is. Keep them outside the component or memoised. */
  columns: readonly DataColumn<Row>[];
  /** The loaded rows: one page of them when the server paginates. */
  rows: readonly Row[];
  /** A row's id, the same on every page. */
  rowKey: (row: Row) => string;
  /** `loading` shows skeleton rows, `refetching` dims the old ones, `error` shows `error`. */
  status?: DataStatus | undefined;
  /** How the rows are sorted; with `onSortChange` the caller passes them in that order. */
  sort?: DataSort | null | undefined;
  /** For sorting on the server; without it columns sort in the browser. */
  onSortChange?: ((sort: DataSort) => void) | undefined;
  /** Pagination by the caller. */
  pages?: DataPages | undefined;
  /**
   * Rows per page when all rows are in the browser: 100.000 of them are paginated, sorted and filtered without delay.
   */
  pageSize?: number | undefined;
  /** Puts a checkbox before each row. */
  selection?: DataSelection<Row> | undefined;
  /** Replaces the rows when there are none; mention the query and the filters, and offer one action. */
  empty?: ReactNode;
  /** Replaces the rows when loading failed: an ErrorPanel with Retry. */
  error?: ReactNode;
  /** `double` for two lines of text or a badge over a track. */
  rowHeight?: 'single' | 'double' | undefined;
  /** Width of the table in px under which rows become blocks. */
  blocksUnder?: number | undefined;
  /** One row as a block; without it a block lists the columns. */
  renderBlock?: ((row: Row) => ReactNode) | undefined;
  /** Number of skeleton rows: as many as are expected. The empty state takes no more space. */
  skeletonRows?: number | undefined;
}

/** Rows of one kind: sorted, paginated, and readable on a phone. */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rows,
  rowKey,
  status = 'ready',
  sort,
  onSortChange,
  pages,
  pageSize,
  selection,
  empty,
  error,
  rowHeight = 'single',
  blocksUnder = 768,
  renderBlock,
  skeletonRows = 10,
  className,
  ...rest
}: DataTableProps<Row>) {
  const texts = useTexts();
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(blocksUnder);
  const own = usePages(rows.length, pageSize);
  const footer = pages ?? own.pages;
  const table = useDataTable({ columns, rows, rowKey, sort, onSortChange, shown: own.shown, onReorder: own.restart });
  const isBusy = status === 'loading' || status === 'refetching';
  const message =
    status === 'error'
      ? (error ?? <ErrorPanel title={texts.error} />)
      : status !== 'loading' && rows.length === 0
        ? (empty ?? <EmptyState title={texts.empty} />)
        : null;
  const shared = {
    label,
    columns,
    table,
    message,
    isBusy,
    selection: message === null && status !== 'loading' ? selection : undefined,
    isSelectable: selection !== undefined,
    skeletonRows: status === 'loading' ? skeletonRows : 0,
  };
  return (
    <div {...rest} className={clsx(styles.card, className)} data-state={status} data-rows={rowHeight}>
      <div
        ref={frame}
        className={styles.frame}
        style={assignInlineVars({ [styles.expectedRows]: String(skeletonRows) })}
      >
        <span role="status" className={styles.hidden}>
          {status === 'loading' ? texts.loading : ''}
        </span>
        {selection && selection.selected.size > 0 && <SelectionBar selection={selection} />}
        {isNarrow ? <DataTableBlocks {...shared} renderBlock={renderBlock} /> : <DataTableGrid {...shared} />}
      </div>
      {footer && message === null && (
        <div className={styles.footer} data-state={status === 'loading' ? 'loading' : undefined}>
          <Pagination aria-label={`${texts.pagination}: ${label}`} {...footer} />
        </div>
      )}
    </div>
  );
}
