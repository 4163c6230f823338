import { formatNumber, formatScore } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { extremes, joinSentences } from '../shared/describeChart.ts';

interface Part {
  label: string;
  points: number;
  maximum: number | null;
  isAgain?: boolean | undefined;
}

/**
 * The contributions in two or three sentences: how many parts, which ones add most and least, and which counts twice.
 */
export function describeWaterfall(parts: readonly Part[], total: { points: number }, texts: Texts): string {
  const own = extremes(
    parts.filter(({ isAgain, maximum }) => !isAgain && maximum !== null),
    (part) => part.points,
  );
  const again = parts.filter((part) => part.isAgain);
  return joinSentences(
    fillText(texts.waterfallDescription, { count: formatNumber(parts.length), total: formatScore(total.points) }),
    own === null
      ? null
      : fillText(texts.waterfallExtremes, {
          most: own.highest.label,
          mostPoints: formatScore(own.highest.points),
          least: own.lowest.label,
          leastPoints: formatScore(own.lowest.points),
        }),
    ...again.map((part) => fillText(texts.waterfallAgain, { label: part.label, points: formatScore(part.points) })),
  );
}
