import { formatNumber, formatScore } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import { extremes, joinNames, joinSentences } from '../shared/describeChart.ts';

interface Item {
  label: string;
  score: number | null;
  range: { low: number; high: number } | null;
}

/** How many, from which to which score, and whose ranges overlap: their order is not certain. */
export function describeDotPlot(items: readonly Item[], words: Words): string {
  const known = items.flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]));
  const ends = extremes(known, (item) => item.score);
  if (ends === null) return words.chartNothing;
  const names = overlapping(items).map((item) => item.label);
  return joinSentences(
    fillWords(words.dotPlotDescription, {
      count: formatNumber(items.length),
      lowest: ends.lowest.label,
      lowestValue: formatScore(ends.lowest.score),
      highest: ends.highest.label,
      highestValue: formatScore(ends.highest.score),
    }),
    names.length === 0 ? null : fillWords(words.dotPlotOverlap, { names: joinNames(names, words.chartAnd) }),
  );
}

/** Items whose range shares a part with that of another item. */
export function overlapping<Row extends Item>(items: readonly Row[]): Row[] {
  return items.filter((item) =>
    items.some(
      (other) =>
        other !== item &&
        item.range !== null &&
        other.range !== null &&
        item.range.low <= other.range.high &&
        other.range.low <= item.range.high,
    ),
  );
}
