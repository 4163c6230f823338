import type { CalculationRecord, ComparedStartup } from '@aval/contract';

import { comparedById } from '../../selectors/comparedMetrics.ts';
import { findCalculation } from '../../selectors/findCalculation.ts';
import { orderColumns } from '../../selectors/orderColumns.ts';
import type { CompareState } from '../compareState.ts';

/** A startup of a portfolio with its selected calculation. */
export interface Compared {
  id: number;
  name: string;
  /** How many severe contradictions between its figures nobody has answered. */
  open_contradictions: number;
  /** Newest first. */
  history: readonly CalculationRecord[];
  /** Null when it is not evaluated. */
  calculation: CalculationRecord | null;
}

/**
 * The startups of a portfolio, each with its selected calculation or its newest.
 *
 * @param chosen Ids of calculations by startup; ids that the startup does not have are ignored.
 */
export function comparedStartups(
  startups: readonly Pick<ComparedStartup, 'id' | 'name' | 'open_contradictions' | 'calculations'>[],
  chosen: ReadonlyMap<number, number>,
): Compared[] {
  return startups.map(({ id, name, open_contradictions, calculations: history = [] }) => ({
    id,
    name,
    open_contradictions,
    history,
    calculation: findCalculation(history, (each) => each.id === chosen.get(id)) ?? history[0] ?? null,
  }));
}

/** Sorts the startups as the columns are sorted. */
export function inChosenOrder(startups: readonly Compared[], { sort, order }: Pick<CompareState, 'sort' | 'order'>) {
  const metric = comparedById(sort);
  return metric ? orderColumns(startups, ({ calculation }) => metric.valueOf(calculation), order) : startups;
}
