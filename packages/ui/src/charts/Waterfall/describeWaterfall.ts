import { formatNumber, formatScore } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import { extremes, joinSentences } from '../shared/describeChart.ts';

interface Part {
  label: string;
  points: number;
  isAgain?: boolean | undefined;
}

/**
 * The contributions in two or three sentences: how many parts, which ones add most and least, and which counts twice.
 */
export function describeWaterfall(parts: readonly Part[], total: { points: number }, words: Words): string {
  const own = extremes(
    parts.filter((part) => !part.isAgain),
    (part) => part.points,
  );
  const again = parts.filter((part) => part.isAgain);
  return joinSentences(
    fillWords(words.waterfallDescription, { count: formatNumber(parts.length), total: formatScore(total.points) }),
    own === null
      ? null
      : fillWords(words.waterfallExtremes, {
          most: own.highest.label,
          mostPoints: formatScore(own.highest.points),
          least: own.lowest.label,
          leastPoints: formatScore(own.lowest.points),
        }),
    ...again.map((part) => fillWords(words.waterfallAgain, { label: part.label, points: formatScore(part.points) })),
  );
}
