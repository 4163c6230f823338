import type { Localized } from '../types.ts';
import { euro } from './currencies.ts';
import { type FigureUnit, noUnit } from './FigureUnit.ts';
import { otherCurrencyIn } from './otherCurrencyIn.ts';
import { readNumeral } from './readNumeral.ts';
import { unitName } from './unitName.ts';
import { unitOf } from './unitOf.ts';

/** What a text says as a figure of one unit. */
export type FigureReading =
  | { status: 'blank' }
  | { status: 'read'; value: number }
  /** Not a figure. */
  | { status: 'unread' }
  /** A figure in a currency other than EUR. */
  | { status: 'otherCurrency'; found: Localized }
  /** A figure in a unit that cannot be converted; `expected` is null where the figure has no unit. */
  | { status: 'otherUnit'; found: Localized; expected: Localized | null };

/** No figure is longer; a longer text is not worth the time. */
const maxLength = 100;
const figure = /^([+-]?) ?([^\d+-]*?) ?([+-]?) ?([.,]?\d(?:[\d.,' ]*\d)?[.,]?)(.*)$/;
const unread: FigureReading = { status: 'unread' };

/**
 * Reads a figure as people write it and as Aval prints it, in English and Spanish.
 *
 * A figure without a unit is in the unit of the field. One that states a currency or a scale is converted: in a field of
 * 'M€', '3', '3 M€', '3 millones', '3M' and '3.000.000 €' are all 3; in a field of '€', '3 M€' and '3M' are 3,000,000.
 * Months and years are converted into each other, and a percentage into a share where the field is '/ 1'. Amounts of
 * another period and of another currency are refused, never converted.
 *
 * @param text As typed or pasted, with marks of either notation: see readNumeral.
 * @param own The unit of the field in either language: '€ / mes', 'M€', '%', 'years', '/ 5', '' for a count.
 */
export function readFigure(text: string, own: string): FigureReading {
  const bare = tidied(text);
  if (bare === '') return { status: 'blank' };
  if (bare.length > maxLength) return unread;
  const ownUnit = unitOf(own) ?? noUnit;
  const reading = readWhole(bare, own, ownUnit);
  const isOfMoney = ownUnit.currency === euro && /\d/.test(bare);
  const other = reading.status === 'unread' && isOfMoney ? otherCurrencyIn(bare) : null;
  return other ? { status: 'otherCurrency', found: other.name } : reading;
}

function readWhole(bare: string, own: string, ownUnit: FigureUnit): FigureReading {
  const match = figure.exec(bare);
  if (!match) return withoutNumber(bare, ownUnit);
  const [, first = '', before = '', second = '', numeral = '', after = ''] = match;
  const size = readNumeral(numeral);
  const isOwn = own !== '' && before === '' && after.trim() === tidied(own);
  const unit = isOwn ? noUnit : unitOf(`${before} ${after}`.trim());
  if (Number.isNaN(size) || !unit || (first !== '' && second !== '')) return unread;
  return valueIn(first + second === '-' ? -size : size, unit, ownUnit);
}

/** Every kind of space, minus and apostrophe becomes the plain one; marks that only direct the text are dropped. */
function tidied(text: string): string {
  return text
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/[\u2010-\u2014\u2212\uFE63\uFF0D]/gu, '-')
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/gu, "'")
    .trim();
}

/** A unit alone is a figure that is still being typed, or one whose number was deleted. */
function withoutNumber(text: string, own: FigureUnit): FigureReading {
  const unit = unitOf(text);
  if (!unit || unitName(unit) === null) return unread;
  const reading = valueIn(0, unit, own);
  return reading.status === 'read' ? { status: 'blank' } : reading;
}

function valueIn(size: number, unit: FigureUnit, own: FigureUnit): FigureReading {
  const found = withSmallM(unit, own);
  if (found === null) return unread;
  if (found.currency && found.currency !== euro && own.currency === euro)
    return { status: 'otherCurrency', found: found.currency.name };
  const factor = factorInto(found, own);
  if (factor === null) {
    const name = unitName(found);
    const expected = unitName(own);
    return name === null || name.en === expected?.en ? unread : { status: 'otherUnit', found: name, expected };
  }
  const value = factor === 1 ? size : Number((size * factor).toPrecision(15));
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER) return unread;
  return { status: 'read', value: value === 0 ? 0 : value };
}

/** A small 'm' is millions of money and months of a duration, and nothing else. */
function withSmallM(unit: FigureUnit, own: FigureUnit): FigureUnit | null {
  if (!unit.isSmallM) return unit;
  if (unit.currency || own.currency) return unit.scale === null ? { ...unit, scale: 1e6 } : null;
  return own.counted && unit.counted === null ? { ...unit, counted: 'month' } : null;
}

/** By what a figure of one unit is multiplied to be one of another; null when they measure different things. */
function factorInto(found: FigureUnit, own: FigureUnit): number | null {
  const { currency, scale, counted, per, isPercent, outOf, isPoints } = found;
  // A growth or a margin is one of a year, whether it says so or not.
  const isYearly = isPercent && own.isPercent && per === 'year';
  if (currency && currency !== own.currency) return null;
  if (per && per !== own.per && !isYearly) return null;
  if (isPoints && own.outOf === null) return null;
  if (outOf !== null && outOf !== own.outOf) return null;
  if (isPercent && !own.isPercent) return own.outOf === 1 && scale === null ? 0.01 : null;
  if (counted) return scale === null ? periodFactor(found, own) : null;
  if (scale !== null && (own.counted || own.outOf !== null)) return null;
  return currency || scale !== null ? (scale ?? 1) / (own.scale ?? 1) : 1;
}

function periodFactor({ counted }: FigureUnit, own: FigureUnit): number | null {
  if (counted === own.counted) return 1;
  if (counted === 'year' && own.counted === 'month') return 12;
  return counted === 'month' && own.counted === 'year' ? 1 / 12 : null;
}
