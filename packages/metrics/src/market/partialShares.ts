import { extraLimits } from '../facts/extraLimits.ts';
import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { StartupFacts } from '../types.ts';

/** Share of the market that a list of competitors must cover to determine its concentration. */
const LEAST_COVERED = 0.8;
/** What adding decimal shares may lose: 0.4 + 0.3 + 0.1 is a hair less than 0.8. */
const DUST = 1e-9;

/**
 * Whether every listed competitor has a share and the shares leave more than a fifth of the market out: their squares say
 * little about its concentration, so that it is called an estimate.
 *
 * @returns False without a list, and where a share is missing: then the concentration comes from the number of competitors.
 */
export function hasPartialShares({ value_proposition: facts }: StartupFacts): boolean {
  const rivals = facts?.competitors ?? [];
  const [least, most] = extraLimits['value_proposition.competitors.market_share'];
  let covered = 0;
  for (const { market_share: share } of rivals) {
    if (!isFiniteNumber(share)) return false;
    covered += Math.min(Math.max(share, least), most);
  }
  return rivals.length > 0 && covered < LEAST_COVERED - DUST;
}
