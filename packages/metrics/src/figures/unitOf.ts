import { type Currency, euro, otherCurrencies } from './currencies.ts';
import { type FigureUnit, noUnit, type Period } from './FigureUnit.ts';
import { readNumeral } from './readNumeral.ts';

const periods: Readonly<Record<Period, string>> = {
  day: 'days?|dias?',
  week: 'weeks?|wks?|semanas?',
  month: 'months?|mths?|mos?|mes(?:es)?',
  quarter: 'quarters?|qtrs?|trimestres?',
  year: 'years?|yrs?|annum|anos?',
};
const periodNames = Object.keys(periods) as Period[];

const scales: readonly [words: string, scale: number][] = [
  ['billon|billones', 1e12],
  ['miles de millones|mil millones|thousand million|billions?|bn|b', 1e9],
  ['millones|millon|millions?|mill|mlns?|mm|mn', 1e6],
  ['thousands?|miles|mil|k', 1e3],
];

const currencyForms = [euro, ...otherCurrencies]
  .flatMap((currency) => currency.forms.map((form) => [form, currency] as const))
  .toSorted(([one], [other]) => other.length - one.length);
const currencyOf: ReadonlyMap<string, Currency> = new Map(currencyForms);
/** A word ends before a letter, unless that is a scale, as in 'EURm'; a sign may stand before one. */
const currencyForm = currencyForms
  .map(([form]) => form.replace(/[$./]/g, String.raw`\$&`) + (/[a-z]$/.test(form) ? '(?!(?![kmb](?![a-z]))[a-z])' : ''))
  .join('|');

type Rule = [pattern: RegExp, understood: (match: RegExpExecArray) => Partial<FigureUnit> | null];

const word = (words: string): RegExp => new RegExp(String.raw`(?:${words})(?![a-z])\.?`, 'iy');
/** A scale may be written together with a code: 'kEUR'. */
const scaleWord = (words: string): RegExp =>
  new RegExp(String.raw`(?:${words})(?:(?![a-z])|(?=(?:eur|usd|gbp)(?![a-z])))\.?`, 'iy');

const rules: readonly Rule[] = [
  [/ /y, () => ({})],
  [/(?:\/|out of|of|de|sobre) ?(\d+(?:[.,]\d+)?)(?![\d.,])/iy, ([, most = '']) => ({ outOf: readNumeral(most) })],
  ...periodNames.map((per): Rule => [
    new RegExp(String.raw`(?:\/|(?:per|an?|al?|por|cada|each)(?= )) ?(?:${periods[per]})(?![a-z])\.?`, 'iy'),
    () => ({ per }),
  ]),
  [word('monthly|mensual(?:es)?'), () => ({ per: 'month' })],
  [word(String.raw`yearly|annually|annual|anual(?:es)?|p\.a`), () => ({ per: 'year' })],
  [/%|(?:per ?cent|por ciento|pct)(?![a-z])/iy, () => ({ isPercent: true })],
  [word(String.raw`percentage points|puntos porcentuales|points?|puntos?|pts?|pp|p\.p`), () => ({ isPoints: true })],
  ...scales.map(([words, scale]): Rule => [scaleWord(words), () => ({ scale })]),
  [/M(?:(?![A-Za-z])|(?=(?:EUR|eur|USD|usd|GBP|gbp)(?![A-Za-z])))/y, () => ({ scale: 1e6 })],
  [/m(?:(?![A-Za-z])|(?=(?:EUR|eur|USD|usd|GBP|gbp)(?![A-Za-z])))/y, () => ({ isSmallM: true })],
  ...periodNames.map((counted): Rule => [word(periods[counted]), () => ({ counted })]),
  [
    new RegExp(`(${currencyForm})`, 'iy'),
    ([, form = '']) => {
      const currency = currencyOf.get(form.toLowerCase());
      return currency ? { currency } : null;
    },
  ],
  [/(?:de|of|in|en)(?= )/iy, () => ({})],
];

/**
 * The unit that a text states, in English or Spanish: '€ / mes', 'M€', 'million euros', '%', 'años', '/ 5'.
 *
 * @param text Without the figure; spaces are single.
 * @returns A unit without any property for an empty text; null when a part of it is no unit, or stated twice.
 */
export function unitOf(text: string): FigureUnit | null {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').trim();
  let unit = noUnit;
  for (let at = 0; at < folded.length;) {
    const next = partAt(folded, at);
    if (!next || contradicts(unit, next.part)) return null;
    unit = { ...unit, ...next.part };
    at = next.end;
  }
  return unit;
}

function partAt(text: string, at: number): { part: Partial<FigureUnit>; end: number } | null {
  for (const [pattern, understood] of rules) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const part = match && understood(match);
    if (match && part) return { part, end: pattern.lastIndex };
  }
  return null;
}

/** Whether both state the same property: 'millions' after 'thousands', 'USD' after 'EUR'. */
function contradicts(unit: FigureUnit, part: Partial<FigureUnit>): boolean {
  const keys = Object.keys(part) as (keyof FigureUnit)[];
  return keys.some((key) => unit[key] !== noUnit[key] && unit[key] !== part[key]);
}
