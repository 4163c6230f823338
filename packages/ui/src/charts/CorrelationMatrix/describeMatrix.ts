import { formatNumber, formatPercent } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import { joinSentences } from '../shared/describeChart.ts';
import { denseFrom } from './matrixLayout.ts';
import { type Pair, summarisePairs } from './pairs.ts';

/** Which two are closest and which furthest apart; for many items also how many pairs are close. */
export function describeMatrix(
  items: readonly { label: string }[],
  values: readonly (readonly (number | null)[])[],
  words: Words,
): string {
  const pairs = summarisePairs(values);
  if (pairs === null) return words.chartNothing;
  const nameOf = ({ row, column }: Pair): string =>
    fillWords(words.matrixPair, { row: items[row]?.label ?? '', column: items[column]?.label ?? '' });
  const closestValue = formatPercent(pairs.closest.value * 100, 2);
  const furthestValue = formatPercent(pairs.furthest.value * 100, 2);
  return joinSentences(
    items.length < denseFrom
      ? null
      : fillWords(words.matrixPairs, {
          pairs: formatNumber(pairs.count),
          count: formatNumber(items.length),
          high: formatNumber(pairs.high),
        }),
    closestValue === furthestValue
      ? fillWords(pairs.count === 1 ? words.matrixOnePair : words.matrixAllAlike, {
          pair: nameOf(pairs.closest),
          value: closestValue,
        })
      : fillWords(words.matrixExtremes, {
          closest: nameOf(pairs.closest),
          closestValue,
          furthest: nameOf(pairs.furthest),
          furthestValue,
        }),
  );
}
