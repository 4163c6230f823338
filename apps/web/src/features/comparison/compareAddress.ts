import type { Lens } from '@aval/metrics';
import { comparedById, type CompareState, investability } from '@aval/screens';

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
