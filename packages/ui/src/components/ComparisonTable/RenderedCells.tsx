import { Fragment, type ReactNode } from 'react';

import * as styles from './ComparisonCells.css.ts';
import type { ComparisonColumn } from './types.ts';
import type { ColumnSpan } from './useIncrementalColumns.ts';

interface RenderedCellsProps {
  columns: readonly ComparisonColumn[];
  drawn: ColumnSpan;
  /** Renders the cell of a column, by its index. */
  children: (index: number) => ReactNode;
}

/** The cells of a row that are rendered so far, and placeholders for the others. */
export function RenderedCells({ columns, drawn: { from, to }, children }: RenderedCellsProps) {
  const later = columns.length - to;
  return (
    <>
      {from > 0 && <td key="before" aria-hidden="true" colSpan={from} className={styles.later} />}
      {columns.slice(from, to).map(({ id }, index) => (
        <Fragment key={id}>{children(from + index)}</Fragment>
      ))}
      {later > 0 && <td key="after" aria-hidden="true" colSpan={later} className={styles.later} />}
    </>
  );
}
