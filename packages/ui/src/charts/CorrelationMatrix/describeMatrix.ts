import { formatNumber, formatPercent } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { joinSentences } from '../shared/describeChart.ts';
import { denseFrom } from './matrixLayout.ts';
import { type Pair, summarisePairs } from './pairs.ts';

/** Which two are closest and which furthest apart; for many items also how many pairs are close. */
export function describeMatrix(
  items: readonly { label: string }[],
  values: readonly (readonly (number | null)[])[],
  texts: Texts,
): string {
  const pairs = summarisePairs(values);
  if (pairs === null) return texts.chartNothing;
  const nameOf = ({ row, column }: Pair): string =>
    fillText(texts.matrixPair, { row: items[row]?.label ?? '', column: items[column]?.label ?? '' });
  const closestValue = formatPercent(pairs.closest.value * 100, 2);
  const furthestValue = formatPercent(pairs.furthest.value * 100, 2);
  return joinSentences(
    items.length < denseFrom
      ? null
      : fillText(texts.matrixPairs, {
          pairs: formatNumber(pairs.count),
          count: formatNumber(items.length),
          high: formatNumber(pairs.high),
        }),
    closestValue === furthestValue
      ? fillText(pairs.count === 1 ? texts.matrixOnePair : texts.matrixAllAlike, {
          pair: nameOf(pairs.closest),
          value: closestValue,
        })
      : fillText(texts.matrixExtremes, {
          closest: nameOf(pairs.closest),
          closestValue,
          furthest: nameOf(pairs.furthest),
          furthestValue,
        }),
  );
}
