export type ConfidenceBand = 'high' | 'medium' | 'low';

/** How far an extracted value can be trusted: from 85 per cent high, from 60 medium, below that to be looked at. */
export function confidenceBand(percent: number): ConfidenceBand {
  if (percent >= 85) return 'high';
  return percent >= 60 ? 'medium' : 'low';
}
