import { composite, own, quantity, same, whenKnown } from '../model/nodes.ts';
import { curve, outOfTen } from '../model/scale.ts';
import { overlapScale } from './marketOverlap.ts';

/** Default scalability when none is stated, 0-1. */
const USUAL_SCALABILITY = 0.4;

/** Whether corporate channels can usually sell it, 0-8: by business model and scalability. */
export function usualChannelSynergy(affinity: number, scalability: number | null): number {
  const scales = scalability === null ? USUAL_SCALABILITY : (scalability - 1) / 4;
  return 8 * (0.6 * affinity + 0.4 * scales);
}

/** Time to market that a partner saves, %; null when it is in the market already. */
export function timeSaved(alone: number, withPartner: number): number | null {
  if (alone <= 0) return null;
  return Math.max(0, 100 * (1 - withPartner / alone));
}

/** Time to market that a partner usually saves, %: a partner's assets matter most behind barriers. */
export function usualTimeSaved(barriers: number, regulation: number | null): number {
  const hostility = regulation === null ? 0.5 : (5 - regulation) / 4;
  return 60 * (0.6 * ((barriers - 1) / 4) + 0.4 * hostility);
}

export const channelSynergy = quantity(
  'COR_MEM_channel_synergy',
  same('channel_synergy'),
  whenKnown(['corporate_affinity'], usualChannelSynergy, ['scalability_potential']),
);
export const entryTimeReduction = quantity(
  'COR_MEM_market_entry_time_reduction',
  whenKnown(['months_to_market_alone', 'months_to_market_with_partner'], timeSaved),
  whenKnown(['entry_barriers'], usualTimeSaved, ['regulatory_environment']),
);

/** How well the two markets join. */
export const corporateMarketFit = composite('COR_MEM_corporate_market_fit_score', [
  own(0.35, 'COR_MEM_corporate_market_overlap', overlapScale),
  own(0.35, 'COR_MEM_channel_synergy', outOfTen),
  own(0.3, 'COR_MEM_market_entry_time_reduction', curve([0, 20], [25, 60], [50, 100])),
]);
