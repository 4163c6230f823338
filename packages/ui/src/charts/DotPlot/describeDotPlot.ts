import { formatNumber, formatScore } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { extremes, joinNames, joinSentences } from '../shared/describeChart.ts';

interface Item {
  label: string;
  score: number | null;
  range: { low: number; high: number } | null;
}

/** How many there are, the lowest and highest score, and which ranges overlap, so that their order is uncertain. */
export function describeDotPlot(items: readonly Item[], texts: Texts): string {
  const known = items.flatMap(({ label, score }) => (score === null ? [] : [{ label, score }]));
  const ends = extremes(known, (item) => item.score);
  if (ends === null) return texts.chartNothing;
  const names = overlapping(items).map((item) => item.label);
  const count = formatNumber(items.length);
  const lowestValue = formatScore(ends.lowest.score);
  const highestValue = formatScore(ends.highest.score);
  return joinSentences(
    lowestValue === highestValue
      ? fillText(texts.dotPlotEqual, { count, value: lowestValue })
      : fillText(texts.dotPlotDescription, {
          count,
          lowest: ends.lowest.label,
          lowestValue,
          highest: ends.highest.label,
          highestValue,
        }),
    names.length === 0 ? null : fillText(texts.dotPlotOverlap, { names: joinNames(names, texts.chartAnd) }),
  );
}

/** Items whose range overlaps that of another item. */
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
