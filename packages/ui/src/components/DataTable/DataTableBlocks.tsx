import type { RowData } from '@tanstack/react-table';
import type { ReactNode } from 'react';

import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DataTable.css.ts';
import type { DataTableViewProps } from './DataTableGrid.tsx';
import { openRow } from './openRow.ts';
import { SelectAll, SelectRow } from './Selection.tsx';

interface DataTableBlocksProps<Row extends RowData> extends DataTableViewProps<Row> {
  renderBlock: ((row: Row) => ReactNode) | undefined;
}

/** The rows as stacked blocks, for widths at which a table would scroll sideways. */
export function DataTableBlocks<Row extends RowData>({
  label,
  columns,
  table,
  message,
  isBusy,
  selection,
  isSelectable,
  skeletonRows,
  renderBlock,
}: DataTableBlocksProps<Row>) {
  if (message !== null) return <div className={styles.message}>{message}</div>;
  const { rows } = table.getRowModel();
  return (
    <>
      {isSelectable && (
        <div className={styles.blocksHead}>
          {selection ? (
            <SelectAll selection={selection} keys={rows.map((row) => row.id)} isNamed />
          ) : (
            <Skeleton width="40%" />
          )}
        </div>
      )}
      {/* Keyboard users open the row by its name. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <ul className={styles.body} aria-label={label} aria-busy={isBusy} onClick={openRow}>
        {Array.from({ length: skeletonRows }, (_, index) => (
          <li key={`skeleton-${index}`} className={styles.block}>
            <Skeleton width="50%" />
            <Skeleton width="90%" />
            <Skeleton width="30%" />
          </li>
        ))}
        {skeletonRows === 0 &&
          rows.map((row) => (
            <li key={row.id} className={styles.block} data-selected={selection?.selected.has(row.id) || undefined}>
              {selection && <SelectRow selection={selection} row={row.original} rowKey={row.id} isNamed />}
              {renderBlock
                ? renderBlock(row.original)
                : columns.map((column) => (
                    <div
                      key={column.id}
                      className={column.isRowHeader ? styles.blockTitle : styles.pair}
                      data-row-name={column.isRowHeader || undefined}
                    >
                      {!column.isRowHeader && <span className={styles.pairLabel}>{column.header}</span>}
                      <span className={styles.pairValue}>{column.cell(row.original)}</span>
                    </div>
                  ))}
            </li>
          ))}
      </ul>
    </>
  );
}
