import { levelOf } from './levelOf.ts';

export type InvestabilityBand = 'green' | 'blue' | 'yellow' | 'red';

const colours = { high: 'green', medium: 'blue', low: 'yellow', 'very-low': 'red' } as const;

/**
 * Badge colour of an investability score: 80 or more green, 60 or more blue, 40 or more yellow, else red.
 *
 * @param score 0-100.
 * @returns Null when the score is null.
 * @throws RangeError when the score is not within 0-100.
 */
export function investabilityBand(score: number | null): InvestabilityBand | null {
  const level = levelOf(score);
  return level === 'Not Evaluated' ? null : colours[level];
}
