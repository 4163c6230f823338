import type { Lens } from '@aval/metrics';

import { comparedById, type ComparedId, type ComparedMetric, investability } from '../../selectors/comparedMetrics.ts';

/** What the address of a comparison says. */
export interface CompareState {
  lens: Lens;
  /** The calculation that is shown of each column, by their ids; the first one where nothing is said. */
  chosen: ReadonlyMap<number, number>;
  /** The metric that orders the columns: the score, the highest first, until somebody chooses another. */
  sort: ComparedId;
  order: 'ascending' | 'descending';
  /** Rows that are not shown. */
  hidden: ReadonlySet<string>;
  onlyDifferences: boolean;
}

const pairPattern = /^(\d{1,12}):(\d{1,12})$/;

/**
 * Reads an address; a tab that the person does not have and whatever makes no sense is as if it were not there.
 *
 * @param lenses those that the person may use, General first.
 */
export function readCompareAddress(address: URLSearchParams, lenses: readonly Lens[]): CompareState {
  const pairs = (address.get('at') ?? '').split(',').flatMap((text) => {
    const [, column, calculation] = pairPattern.exec(text) ?? [];
    return column && calculation ? [[Number(column), Number(calculation)] as const] : [];
  });
  const hidden = (address.get('hide') ?? '').split(',').filter((id) => comparedById(id) !== null);
  return {
    lens: lenses.find((lens) => lens === address.get('tab')) ?? 'general',
    chosen: new Map(pairs),
    sort: comparedById(address.get('sort'))?.id ?? investability.id,
    order: address.get('order') === 'ascending' ? 'ascending' : 'descending',
    hidden: new Set(hidden),
    onlyDifferences: address.get('rows') === 'differences',
  };
}

/** The shortest address that says the same. */
export function writeCompareAddress(state: CompareState): URLSearchParams {
  const address = new URLSearchParams();
  if (state.lens !== 'general') address.set('tab', state.lens);
  if (state.chosen.size > 0) address.set('at', [...state.chosen].map(([id, at]) => `${id}:${at}`).join(','));
  if (state.sort !== investability.id) address.set('sort', state.sort);
  if (state.order === 'ascending') address.set('order', state.order);
  if (state.hidden.size > 0) address.set('hide', [...state.hidden].join(','));
  if (state.onlyDifferences) address.set('rows', 'differences');
  return address;
}

/** Orders by a metric: first the best, then the worst, then by the score again. */
export function nextSort(
  { sort, order }: CompareState,
  { id, direction }: ComparedMetric,
): Pick<CompareState, 'sort' | 'order'> {
  const bestFirst = direction === 'down' ? 'ascending' : 'descending';
  if (sort !== id) return { sort: id, order: bestFirst };
  if (order !== bestFirst) return { sort: investability.id, order: 'descending' };
  return { sort: id, order: order === 'ascending' ? 'descending' : 'ascending' };
}
