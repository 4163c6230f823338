import { formatNumber, type ScoreRange } from '@aval/metrics';

/** Prints a range in whole points: '48–61'. */
export function rangeEnds({ low, high }: ScoreRange): string {
  return `${formatNumber(low)}–${formatNumber(high)}`;
}
