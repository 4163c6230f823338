import { type AreaId, areas, type Lens } from '@aval/metrics';

/** What the address of a startup's page says: the lens, the chosen calculation, the open tab and the change that is tried. */
export interface DetailState {
  lens: Lens;
  /** Key of the chosen calculation, or null for the newest. */
  at: string | null;
  tab: AreaId;
  /** The change that is tried, as written by the panel; null while it is closed. */
  whatIf: string | null;
}

const keyPattern = /^\d{4}-\d{2}-\d{2}_\d{2}:\d{2}:\d{2}$/;
const firstTab: AreaId = 'value';

/**
 * Reads an address; a lens that the person may not use and whatever makes no sense is as if it were not there.
 *
 * @param lenses those that the person may use, the usual one first.
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

/** The shortest address that says the same. */
export function writeDetailAddress({ lens, at, tab, whatIf }: DetailState, lenses: readonly Lens[]): URLSearchParams {
  const address = new URLSearchParams();
  if (lens !== (lenses[0] ?? 'general')) address.set('lens', lens);
  if (at !== null) address.set('at', at);
  if (tab !== firstTab) address.set('tab', tab);
  if (whatIf !== null) address.set('whatif', whatIf);
  return address;
}
