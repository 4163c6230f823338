import { composite, part, quantity, same, standingOn, whenKnown } from '../model/nodes.ts';
import { curve, logCurve } from '../model/scale.ts';
import { usualConcentration } from './concentration.ts';

/** Concentration from which incumbents are as strong as concentration makes them. */
const FULLY_CONCENTRATED = 0.5;

const fewCompetitors = logCurve([0, 100], [3, 80], [10, 60], [30, 35], [100, 15], [1000, 0]);
const weakCompetitors = curve([0, 100], [10, 0]);

const asShare = (rating: number | null): number => (rating === null ? 0.5 : (rating - 1) / 4);

/**
 * How strong competitors usually are: incumbents are strong in mature, protected, concentrated markets.
 *
 * @param count Competitors.
 * @param hhi 0-1.
 * @param maturity 1-5, unknown counts as the middle.
 * @param barriers 1-5, unknown counts as the middle.
 * @returns 0-10; 0 without competitors.
 */
export function usualCompetitorStrength(
  count: number,
  hhi: number,
  maturity: number | null,
  barriers: number | null,
): number {
  const strength = 0.5 * asShare(maturity) + 0.3 * asShare(barriers) + 0.2 * Math.min(1, hhi / FULLY_CONCENTRATED);
  return Math.min(1, count) * 10 * strength;
}

/** The strength that so many competitors usually have: it reads the count alone, so that listing shares cannot move it. */
const usualStrength = (count: number, maturity: number | null, barriers: number | null): number =>
  usualCompetitorStrength(count, usualConcentration(Math.floor(count)), maturity, barriers);

export const competitorStrength = quantity(
  'MEM_avg_competitor_strength',
  same('rival_strength'),
  whenKnown(['competitors'], usualStrength, ['market_maturity', 'entry_barriers']),
);
/** The strongest three, at least as strong as such a market usually makes them: naming a weak rival is no merit. */
export const competitivePressure = quantity(
  'competitive_pressure',
  standingOn(
    ['rival_pressure', 'competitors'],
    whenKnown(
      ['rival_pressure', 'competitors'],
      (strongest, count, maturity, barriers) => Math.max(strongest, usualStrength(count, maturity, barriers)),
      ['market_maturity', 'entry_barriers'],
    ),
  ),
  standingOn(
    ['competitors', 'market_maturity'],
    whenKnown(['competitors'], usualStrength, ['market_maturity', 'entry_barriers']),
  ),
);

/** How much room rivals leave: higher is easier. */
export const competition = composite('MEM_competition_score', [
  part(0.5, 'competitors', fewCompetitors),
  part(0.5, 'competitive_pressure', weakCompetitors),
]);
