import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';

import * as styles from './ComparisonRows.css.ts';
import { FigureCell } from './FigureCell.tsx';
import { RenderedCells } from './RenderedCells.tsx';
import { type RowActions, RowHead } from './RowHead.tsx';
import type { ComparisonCell, ComparisonColumn, ComparisonGroup, MarkStyle } from './types.ts';

const none: ComparisonCell = { text: '' };

interface GroupRowsProps extends RowActions {
  group: ComparisonGroup;
  columns: readonly ComparisonColumn[];
  /** The columns rendered so far. */
  from: number;
  to: number;
  marks: MarkStyle;
  isFolded: boolean;
  onToggle: (groupId: string) => void;
}

/** The rows of one group under its collapsible name. Re-rendered only when its own figures change. */
export const GroupRows = memo(function GroupRows({
  group: { id: groupId, label, rows },
  columns,
  from,
  to,
  marks,
  isFolded,
  onToggle,
  ...actions
}: GroupRowsProps) {
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={styles.groupHead}>
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={() => onToggle(groupId)}>
            <Chevron className={styles.foldIcon} aria-hidden="true" />
            {label}
            {isFolded && <span className={styles.count}>{rows.length}</span>}
          </button>
        </th>
      </tr>
      {!isFolded &&
        rows.map(({ id, label: name, hint, isStrong, cells }) => (
          <tr key={id} className={styles.row}>
            <RowHead id={id} label={name} hint={hint} isStrong={isStrong} {...actions} />
            <RenderedCells columns={columns} drawn={{ from, to }}>
              {(index) => <FigureCell cell={cells[index] ?? none} marks={marks} />}
            </RenderedCells>
          </tr>
        ))}
    </tbody>
  );
});
