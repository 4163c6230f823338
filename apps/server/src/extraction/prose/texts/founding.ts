import { dateYears } from '../../values/dateYears.ts';
import { fold } from '../../words/fold.ts';
import type { TextFact } from './TextFact.ts';

/** What stands before the date of a startup's foundation. */
const founded =
  /\b(?:founded|incorporated|established|fundad[ao]|constituid[ao]|cread[ao]|se (?:fundo|constituyo|creo))(?: (?:on|in|el|en))? (?<date>.{1,24})/;

/** Extracts the foundation year from a date with a year of two digits; longer years are read as figures. */
export function foundingIn(sentence: string, asOfYear: number): TextFact[] {
  const date = founded.exec(fold(sentence))?.groups?.['date'] ?? '';
  const [year, ...others] = /(?:19|20)\d\d/.test(date) ? [] : dateYears(date, asOfYear);
  return year === undefined || others.length > 0 ? [] : [{ field: 'foundation_year', value: year, confidence: 78 }];
}
