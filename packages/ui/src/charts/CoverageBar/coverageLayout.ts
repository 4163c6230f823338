import { round2 } from '../shared/round2.ts';

export interface CoverageLayout {
  /** Shares of the bar in per cent; they add up to 100. */
  evidenced: number;
  /** Stated, but not evidenced. */
  stated: number;
  estimated: number;
  unknown: number;
}

/**
 * What a score is based on: evidenced, only stated, estimated (counted in full here, half in the coverage) and unknown.
 *
 * @param stated 0-1.
 * @param estimated 0-1; capped so that both add up to at most 1.
 * @param evidenced 0-1; capped at what is stated.
 * @throws RangeError when a share is not within 0-1.
 */
export function coverageLayout(stated: number, estimated: number, evidenced = 0): CoverageLayout {
  for (const share of [stated, estimated, evidenced])
    if (!(share >= 0 && share <= 1)) throw new RangeError(`coverageLayout: a share must be within 0..1, got ${share}.`);
  const first = round2(stated * 100);
  const second = round2(Math.min(estimated, 1 - stated) * 100);
  const proven = Math.min(round2(evidenced * 100), first);
  return {
    evidenced: proven,
    stated: round2(first - proven),
    estimated: second,
    unknown: round2(100 - first - second),
  };
}
