import { assignInlineVars } from '@vanilla-extract/dynamic';
import { clsx } from 'clsx/lite';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useState } from 'react';

import * as styles from './ComparisonTable.css.ts';
import { GroupRows } from './GroupRows.tsx';
import { LeadRow } from './LeadRow.tsx';
import type { ComparisonColumn, ComparisonGroup, ComparisonLead, ComparisonSort, MarkStyle } from './types.ts';
import { useIncrementalColumns } from './useIncrementalColumns.ts';

/** More columns than this have a fixed width, and the table scrolls sideways. */
const mostFluidColumns = 6;

export interface ComparisonTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the table. */
  label: string;
  /** The compared items, two to about eight. */
  columns: readonly ComparisonColumn[];
  /** Rows under collapsible headings. */
  groups: readonly ComparisonGroup[];
  /** A sticky first row, such as the score with its range. */
  lead?: ComparisonLead | undefined;
  /** Above the row names: what the marks mean. */
  corner?: ReactNode;
  /**
   * Style of the marks: circles on the best and worst of a row, or arrows relative to the neighbour. @default
   * 'extremes'
   */
  marks?: MarkStyle | undefined;
  /** The row that the columns are ordered by, and in which direction. */
  sort?: ComparisonSort | null | undefined;
  /** Called to order the columns by a row; without it the names are not buttons. */
  onSort?: ((rowId: string) => void) | undefined;
  /** Opens the explanation of a row; without it there is no button. */
  onInfo?: ((rowId: string) => void) | undefined;
  /** Opens the chart of a row; without it there is no button. */
  onChart?: ((rowId: string) => void) | undefined;
}

/** Compares items figure by figure: one column each, with marks on better values. */
export function ComparisonTable({
  label,
  columns,
  groups,
  lead,
  corner,
  marks = 'extremes',
  sort = null,
  onSort,
  onInfo,
  onChart,
  className,
  ...rest
}: ComparisonTableProps) {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (id: string) =>
      setFolded((now) => {
        const next = new Set(now);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    [],
  );
  const { drawn, onScroll } = useIncrementalColumns(columns);
  const actions = { sort, onSort, onInfo, onChart };
  return (
    <div
      {...rest}
      className={clsx(styles.card, className)}
      data-columns={columns.length > mostFluidColumns ? 'many' : 'few'}
    >
      <div
        className={styles.scroller}
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll region must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => onScroll(currentTarget)}
      >
        <table
          aria-label={label}
          className={styles.table}
          style={assignInlineVars({ [styles.columnCount]: String(columns.length) })}
        >
          <thead>
            <tr>
              <td className={styles.corner}>{corner}</td>
              {columns.map(({ id, label: name, head }) => (
                <th key={id} scope="col" aria-label={name} className={styles.columnHead}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          {lead && (
            <tbody>
              <LeadRow lead={lead} columns={columns} drawn={drawn} actions={actions} />
            </tbody>
          )}
          {groups.map((group) => (
            <GroupRows
              key={group.id}
              group={group}
              columns={columns}
              from={drawn.from}
              to={drawn.to}
              marks={marks}
              isFolded={folded.has(group.id)}
              onToggle={toggle}
              sort={sort}
              onSort={onSort}
              onInfo={onInfo}
              onChart={onChart}
            />
          ))}
        </table>
      </div>
    </div>
  );
}
