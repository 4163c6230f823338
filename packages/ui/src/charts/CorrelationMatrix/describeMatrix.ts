import { formatNumber, formatPercent } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import { extremes, joinSentences } from '../shared/describeChart.ts';
import { countHigh, type Pair, pairsOf } from './pairs.ts';

/** Which two are closest and which furthest apart; for many items also how many pairs are close. */
export function describeMatrix(
  labels: readonly string[],
  values: readonly (readonly (number | null)[])[],
  words: Words,
): string {
  const pairs = pairsOf(values);
  const ends = extremes(pairs, (pair) => pair.value);
  if (ends === null) return words.chartNothing;
  const nameOf = (pair: Pair): string =>
    fillWords(words.matrixPair, { row: labels[pair.row] ?? '', column: labels[pair.column] ?? '' });
  return joinSentences(
    labels.length < 13
      ? null
      : fillWords(words.matrixPairs, {
          pairs: formatNumber(pairs.length),
          count: formatNumber(labels.length),
          high: formatNumber(countHigh(pairs)),
        }),
    fillWords(words.matrixExtremes, {
      closest: nameOf(ends.highest),
      closestValue: formatPercent(ends.highest.value * 100, 2),
      furthest: nameOf(ends.lowest),
      furthestValue: formatPercent(ends.lowest.value * 100, 2),
    }),
  );
}
