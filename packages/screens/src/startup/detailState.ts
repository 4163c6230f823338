import type { AreaId, Lens } from '@aval/metrics';

/** What the page of a startup shows, which the app keeps in the address. */
export interface DetailState {
  lens: Lens;
  /** `calculationKey` of the selected calculation, or null for the newest. */
  at: string | null;
  tab: AreaId;
  /** The encoded what-if change; null while the panel is closed. */
  whatIf: string | null;
}
