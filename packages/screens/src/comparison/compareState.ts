import type { Lens } from '@aval/metrics';

import { type ComparedId, type ComparedMetric, investability } from '../selectors/comparedMetrics.ts';

/** What a comparison shows; the app keeps it in the address. */
export interface CompareState {
  lens: Lens;
  /** The selected calculation of each column, by their ids; columns without an entry show the first one. */
  chosen: ReadonlyMap<number, number>;
  /** The metric that the columns are sorted by; by default the score, highest first. */
  sort: ComparedId;
  order: 'ascending' | 'descending';
  /** Ids of the hidden rows. */
  hidden: ReadonlySet<string>;
  onlyDifferences: boolean;
}

/** All rows and the newest calculations under the general lens, highest score first. */
export const defaultCompareState: CompareState = {
  lens: 'general',
  chosen: new Map(),
  sort: investability.id,
  order: 'descending',
  hidden: new Set(),
  onlyDifferences: false,
};

export interface CompareAddress {
  state: CompareState;
  /** Changes part of the state and keeps the scroll position. */
  change: (part: Partial<CompareState>) => void;
  /** Selects another calculation for a column; null resets it. */
  choose: (column: number, calculation: number | null) => void;
}

/** Cycles the sort order of a metric: best first, worst first, then by score again. */
export function nextSort(
  { sort, order }: CompareState,
  { id, direction }: ComparedMetric,
): Pick<CompareState, 'sort' | 'order'> {
  const bestFirst = direction === 'down' ? 'ascending' : 'descending';
  if (sort !== id) return { sort: id, order: bestFirst };
  if (order !== bestFirst) return { sort: investability.id, order: 'descending' };
  return { sort: id, order: order === 'ascending' ? 'descending' : 'ascending' };
}
