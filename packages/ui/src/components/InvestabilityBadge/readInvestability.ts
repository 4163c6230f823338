import { investabilityBand, type InvestabilityBand, type Level } from '@aval/metrics';

import { toLevel } from '../LevelBadge/levelText.ts';

export interface Investability {
  score: number;
  level: Level;
  band: InvestabilityBand;
}

/**
 * What an investability badge may show.
 *
 * @param score 0-100, as stored.
 * @param level The level stored with it.
 * @returns Null, shown as 'Not evaluated', unless the score is a number from 0 to 100 and the level is a known one
 * other than 'Not Evaluated'.
 */
export function readInvestability(
  score: number | null | undefined,
  level: string | null | undefined,
): Investability | null {
  const known = toLevel(level);
  if (typeof score !== 'number' || !(score >= 0 && score <= 100) || known === 'Not Evaluated') return null;
  const band = investabilityBand(score);
  return band === null ? null : { score, level: known, band };
}
