import { fold } from '../words/fold.ts';
import { anyMonth } from './periods.ts';

const alone = { before: String.raw`(?<![\p{L}\d./-])`, after: String.raw`(?![\p{L}\d]|[./-]\d)` };
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?`;
const month = String.raw`(?:${anyMonth})\.?`;
const between = String.raw`(?:\s?[-/.]\s?|\s(?:de |of )?)`;
/** A date with a year of two digits, which only its context tells from a day: '29-Aug-16', 'ago-16', "Aug '16". */
const patterns = [
  String.raw`${day}${between}${month}(?:\s?[-/.,]\s?|,?\s(?:de |del )?)'?(?<year>\d\d)`,
  String.raw`${month}\s${day},\s'?(?<year>\d\d)`,
  String.raw`${month}(?:\s?[-/]\s?'?|\s?')(?<year>\d\d)`,
  String.raw`(?:0?[1-9]|1[0-2])([./-])${day}\1(?<year>\d\d)`,
  String.raw`${day}([./-])(?:0?[1-9]|1[0-2])\1(?<year>\d\d)`,
].map((pattern) => new RegExp(alone.before + pattern + alone.after, 'gu'));
const century = 100;

/**
 * Returns the years of the dates in a text: of four digits anywhere, of two only in a date.
 *
 * @param asOfYear A year of two digits is the last one that is not later.
 */
export function dateYears(text: string, asOfYear: number): Set<number> {
  const whole = [...text.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year));
  if (whole.length > 0) return new Set(whole);
  const folded = fold(text);
  const short = patterns.flatMap((pattern) =>
    [...folded.matchAll(pattern)].map(({ groups }) => Number(groups?.['year'])),
  );
  return new Set(short.map((year) => asOfYear - ((((asOfYear - year) % century) + century) % century)));
}
