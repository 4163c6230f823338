import { formatNumber, levelName, levelOf, type Locale, roundTo, type ScoreRange } from '@aval/metrics';

/** The texts of a range for use in a sentence. */
interface RangeText {
  low: string;
  high: string;
  lowLevel: string;
  highLevel: string;
}

/** A range in whole points as printed, with the level of each end, derived from its printed value. */
export function rangeText({ low, high }: ScoreRange, locale: Locale): RangeText {
  const level = (end: number) => levelName(levelOf(roundTo(end, 0)))[locale].toLocaleLowerCase(locale);
  return { low: formatNumber(low), high: formatNumber(high), lowLevel: level(low), highLevel: level(high) };
}
