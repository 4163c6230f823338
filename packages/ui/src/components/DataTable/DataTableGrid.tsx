import type { RowData } from '@tanstack/react-table';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { FocusEvent, PointerEvent, ReactNode } from 'react';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DataTable.css.ts';
import { openRow } from './openRow.ts';
import { SelectAll, SelectRow } from './Selection.tsx';
import type { DataColumn, DataSelection } from './types.ts';
import type { useDataTable } from './useDataTable.ts';

export interface DataTableViewProps<Row extends RowData> {
  label: string;
  columns: readonly DataColumn<Row>[];
  table: ReturnType<typeof useDataTable<Row>>;
  /** Replaces the rows. */
  message: ReactNode;
  isBusy: boolean;
  selection: DataSelection<Row> | undefined;
  /** Reserves the checkbox column even while there is nothing to select. */
  isSelectable: boolean;
  skeletonRows: number;
}

/** The rows as a table. */
export function DataTableGrid<Row extends RowData>({
  label,
  columns,
  table,
  message,
  isBusy,
  selection,
  isSelectable,
  skeletonRows,
}: DataTableViewProps<Row>) {
  const { rows } = table.getRowModel();
  return (
    <table className={styles.table} aria-label={label} aria-busy={isBusy}>
      <colgroup>
        {isSelectable && <col className={styles.selectColumn} />}
        {columns.map((column) => (
          <col
            key={column.id}
            className={styles.column}
            style={assignInlineVars({ [styles.columnWidth]: column.width ?? 'auto' })}
          />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th scope="col" className={styles.headerCell}>
              <SelectAll selection={selection} keys={rows.map((row) => row.id)} />
            </th>
          )}
          {isSelectable && !selection && <td aria-hidden="true" className={styles.headerCell} />}
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} table={table} />
          ))}
        </tr>
      </thead>
      {/* Keyboard users open the row by its name. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <tbody className={styles.body} onClick={openRow} onFocus={showTruncatedTexts}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <tr key={`skeleton-${index}`} className={styles.row}>
            {isSelectable && <td aria-hidden="true" className={styles.cell} />}
            {columns.map((column) => (
              <td key={column.id} className={styles.cell} data-align={column.align}>
                <div className={styles.skeletonCell}>{column.skeleton ?? <SkeletonText lines={column.lines} />}</div>
              </td>
            ))}
          </tr>
        ))}
        {skeletonRows === 0 &&
          message === null &&
          rows.map((row) => (
            <tr key={row.id} className={styles.row} data-selected={selection?.selected.has(row.id) || undefined}>
              {selection && (
                <td className={styles.cell}>
                  <SelectRow selection={selection} row={row.original} rowKey={row.id} />
                </td>
              )}
              {columns.map((column) => (
                <BodyCell key={column.id} column={column}>
                  {column.cell(row.original)}
                </BodyCell>
              ))}
            </tr>
          ))}
        {message !== null && (
          <tr>
            <td colSpan={columns.length + (isSelectable ? 1 : 0)} className={styles.message}>
              {message}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

const isCut = (text: HTMLElement): boolean =>
  text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1;

/** Shows the whole of a truncated text when the pointer hovers over it. */
function showFullText({ currentTarget: text }: PointerEvent<HTMLElement>) {
  text.title = isCut(text) ? text.textContent : '';
}

/** Shows truncated texts in full while the keyboard focus is in the row: over the rows below, which do not move. */
function showTruncatedTexts({ target }: FocusEvent<HTMLElement>) {
  for (const text of target.closest('tr')?.querySelectorAll<HTMLElement>('[data-lines]') ?? []) {
    const cell = text.parentElement;
    if (isCut(text)) cell?.setAttribute('data-whole', text.textContent);
    else cell?.removeAttribute('data-whole');
  }
}

function SkeletonText({ lines }: Pick<DataColumn<never>, 'lines'>) {
  if (lines !== 2) return <Skeleton width="70%" />;
  return (
    <>
      <Skeleton width="90%" />
      <Skeleton width="60%" />
    </>
  );
}

function HeaderCell<Row extends RowData>({
  column,
  table,
}: Pick<DataTableViewProps<Row>, 'table'> & { column: DataColumn<Row> }) {
  const state = table.getColumn(column.id);
  const sorted = state?.getIsSorted() ?? false;
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      className={styles.headerCell}
      data-align={column.align}
      aria-sort={sorted === 'asc' ? 'ascending' : sorted === 'desc' ? 'descending' : undefined}
    >
      {state?.getCanSort() ? (
        <button
          type="button"
          className={styles.sortButton}
          data-state={sorted === false ? 'free' : 'sorted'}
          onClick={() => state.toggleSorting()}
        >
          {column.header}
          <Icon className={styles.sortIcon} aria-hidden="true" />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function BodyCell<Row extends RowData>({ column, children }: { column: DataColumn<Row>; children: ReactNode }) {
  const content =
    column.lines === undefined ? (
      children
    ) : (
      <span className={styles.clamp[column.lines]} data-lines={column.lines} onPointerEnter={showFullText}>
        {children}
      </span>
    );
  return column.isRowHeader ? (
    <th scope="row" className={styles.cell} data-align={column.align}>
      {content}
    </th>
  ) : (
    <td className={styles.cell} data-align={column.align}>
      {content}
    </td>
  );
}
