import type { Explanation } from '@aval/metrics';

/** The stated and the estimated share of a score, 0-1 each; the remainder is unknown. */
export interface CoverageShares {
  stated: number;
  estimated: number;
}

/** Splits the coverage of a score into its stated and its estimated share. The weakest area is not counted again. */
export function coverageShares({ kind, trust, parts }: Explanation): CoverageShares {
  if (kind !== 'score') return { stated: trust === 1 ? 1 : 0, estimated: trust > 0 && trust < 1 ? 1 : 0 };
  const counted = parts.filter(({ isWeakestLink }) => !isWeakestLink);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const shares = { stated: 0, estimated: 0 };
  for (const { weight, of } of counted) {
    const { stated, estimated } = coverageShares(of);
    shares.stated += (weight / total) * stated;
    shares.estimated += (weight / total) * estimated;
  }
  return shares;
}
