import { ArrowDown, ArrowUp, ChartLine, Info } from 'lucide-react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './ComparisonRows.css.ts';
import type { ComparisonSort } from './types.ts';

export interface RowActions {
  sort: ComparisonSort | null;
  onSort?: ((rowId: string) => void) | undefined;
  onInfo?: ((rowId: string) => void) | undefined;
  onChart?: ((rowId: string) => void) | undefined;
}

interface RowHeadProps extends RowActions {
  id: string;
  label: string;
  hint?: string | undefined;
  isStrong?: boolean | undefined;
  isLead?: boolean | undefined;
}

/** The name of a row: orders the columns, and opens the chart and the explanation of its figure. */
export function RowHead({
  id,
  label,
  hint,
  isStrong = false,
  isLead = false,
  sort,
  onSort,
  onInfo,
  onChart,
}: RowHeadProps) {
  const texts = useTexts();
  const order = sort?.rowId === id ? sort.order : undefined;
  const SortIcon = order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="row"
      aria-label={hint === undefined ? label : `${label}, ${hint}`}
      aria-sort={order}
      className={styles.rowHead}
      data-strong={isStrong || undefined}
      data-lead={isLead || undefined}
    >
      <span className={styles.rowLine}>
        <span className={styles.rowName}>
          {onSort ? (
            <button
              type="button"
              className={`${styles.sortButton} ${styles.rowLabel}`}
              data-state={order ? 'sorted' : 'free'}
              title={fillText(texts.comparisonSort, { name: label })}
              onClick={() => onSort(id)}
            >
              {label}
              <SortIcon className={styles.sortIcon} aria-hidden="true" />
            </button>
          ) : (
            <span className={styles.rowLabel}>{label}</span>
          )}
          {hint !== undefined && <span className={styles.hint}>{hint}</span>}
        </span>
        <span className={styles.rowTools}>
          {onChart && (
            <IconButton
              icon={ChartLine}
              size="small"
              hasTooltip={false}
              className={styles.tool}
              label={fillText(texts.comparisonChart, { name: label })}
              onClick={() => onChart(id)}
            />
          )}
          {onInfo && (
            <IconButton
              icon={Info}
              size="small"
              hasTooltip={false}
              className={styles.tool}
              label={fillText(texts.moreInformation, { name: label })}
              onClick={() => onInfo(id)}
            />
          )}
        </span>
      </span>
    </th>
  );
}
