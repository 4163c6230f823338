import type { Lens } from '@aval/metrics';

import { comparedById, type ComparedId, type ComparedMetric, investability } from '../../selectors/comparedMetrics.ts';

/** The state in the address of a comparison. */
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

const pairPattern = /^(\d{1,12}):(\d{1,12})$/;

/**
 * Reads an address; unavailable tabs and invalid values are ignored.
 *
 * @param lenses The available lenses, General first.
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

/** The shortest address for this state. */
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
