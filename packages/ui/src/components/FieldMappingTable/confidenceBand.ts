export type ConfidenceBand = 'high' | 'medium' | 'low';

/** Confidence of an extracted value: from 85 per cent high, from 60 medium, below that to be checked. */
export function confidenceBand(percent: number): ConfidenceBand {
  if (percent >= 85) return 'high';
  return percent >= 60 ? 'medium' : 'low';
}
