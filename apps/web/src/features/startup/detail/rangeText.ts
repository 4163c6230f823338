import { formatNumber, levelName, levelOf, type Locale, roundTo, type ScoreRange } from '@aval/metrics';

/** What a sentence says of a range. */
interface RangeText {
  low: string;
  high: string;
  lowLevel: string;
  highLevel: string;
}

/** A range as it is printed, in whole points, with the level of each end, read from the end as it is printed. */
export function rangeText({ low, high }: ScoreRange, locale: Locale): RangeText {
  const level = (end: number) => levelName(levelOf(roundTo(end, 0)))[locale].toLocaleLowerCase(locale);
  return { low: formatNumber(low), high: formatNumber(high), lowLevel: level(low), highLevel: level(high) };
}
