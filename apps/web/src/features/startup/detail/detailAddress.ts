import { type AreaId, areas, type Lens } from '@aval/metrics';
import type { DetailState } from '@aval/screens';

const keyPattern = /^\d{4}-\d{2}-\d{2}_\d{2}:\d{2}:\d{2}$/;
const firstTab: AreaId = 'value';

/**
 * Reads an address; unavailable lenses and invalid values are ignored.
 *
 * @param lenses The available lenses, the default one first.
 */
export function readDetailAddress(address: URLSearchParams, lenses: readonly Lens[]): DetailState {
  const at = address.get('at') ?? '';
  return {
    lens: lenses.find((lens) => lens === address.get('lens')) ?? lenses[0] ?? 'general',
    at: keyPattern.test(at) ? at : null,
    tab: areas.find(({ id }) => id === address.get('tab'))?.id ?? firstTab,
    whatIf: address.get('whatif'),
  };
}

/** The shortest address for this state. */
export function writeDetailAddress({ lens, at, tab, whatIf }: DetailState, lenses: readonly Lens[]): URLSearchParams {
  const address = new URLSearchParams();
  if (lens !== (lenses[0] ?? 'general')) address.set('lens', lens);
  if (at !== null) address.set('at', at);
  if (tab !== firstTab) address.set('tab', tab);
  if (whatIf !== null) address.set('whatif', whatIf);
  return address;
}

/** The name of the fact whose history is open, which may be no fact, or null. */
export function readHistoryAddress(address: URLSearchParams): string | null {
  return address.get('open') === 'history' ? address.get('field') : null;
}

/** The address with the history of a fact open, or closed. */
export function writeHistoryAddress(address: URLSearchParams, field: string | null): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete('open');
  next.delete('field');
  if (field !== null) {
    next.set('open', 'history');
    next.set('field', field);
  }
  return next;
}
