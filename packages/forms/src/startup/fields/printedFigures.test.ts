import {
  academicFacts,
  capitalFacts,
  competitorFacts,
  corporateFacts,
  type FactField,
  type FactTable,
  figureUnit,
  founderFacts,
  locales,
  revenueFacts,
  startupFields,
  studentFacts,
  surveyFacts,
  tieFacts,
} from '@aval/contract';
import { formatMoney, formatPercent } from '@aval/metrics';
import { parseTypedNumber, printTypedNumber } from '@aval/ui';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isFigure, mappableFields } from '../../documents/mappingFields.ts';
import { readMappedValue } from '../../documents/readMappedValue.ts';
import { fieldText } from '../StartupSummary/fieldText.ts';

const figureKinds = ['integer', 'decimal', 'rating', 'unit', 'money', 'percent'];
const fields = startupFields.filter(({ kind }) => figureKinds.includes(kind));
const facts: readonly FactField[] = [
  academicFacts,
  capitalFacts,
  competitorFacts,
  corporateFacts,
  founderFacts,
  revenueFacts,
  studentFacts,
  surveyFacts,
  tieFacts,
].flatMap((table: FactTable) => Object.values(table).filter(({ kind }) => kind !== 'text' && kind !== 'year'));
const inEveryLanguage = <Field>(each: readonly Field[]) =>
  each.flatMap((field) => locales.map((locale) => ({ field, locale })));
const spaces = fc.constantFrom(' ', '\u00A0', '\u202F', '\u2009', '');

interface Range {
  kind: string;
  min?: number;
  max?: number;
}

/** Figures within the range, with up to six decimals where the field takes any. */
function figuresIn({ kind, min = 0, max = 1e9 }: Range): fc.Arbitrary<number> {
  const decimals = fc.integer({ min: 0, max: kind === 'integer' ? 0 : 6 });
  return fc
    .tuple(fc.oneof(fc.integer({ min, max }), fc.integer({ min, max: Math.min(max, min + 2000) })), decimals)
    .map(([whole, digits]) => (whole === 0 ? 0 : whole / 10 ** digits))
    .filter((value) => value >= min);
}

const tenths = (most: number, least = 0) => fc.integer({ min: least * 10, max: most * 10 }).map((ten) => ten / 10);

/** Figures that a card prints without rounding them. */
function cardFigures({ kind, min = 0, max = 1e9 }: Range, unit: string): fc.Arbitrary<number> {
  if (kind === 'percent') return tenths(max, min);
  if (kind !== 'money' || unit === 'M€') return figuresIn({ kind, min, max });
  return fc.oneof(
    fc.integer({ min: 0, max: 999_999 }),
    tenths(max / 1e6, 1).map((millions) => Math.round(millions * 1e6)),
  );
}

describe.each(inEveryLanguage(fields))('$field.id in $locale', ({ field, locale }) => {
  const other = locale === 'en' ? 'es' : 'en';
  const unit = figureUnit(field);

  it('reads what its input prints, with and without the unit, in the other language too', () => {
    fc.assert(
      fc.property(figuresIn(field), spaces, (value, space) => {
        const printed = printTypedNumber(value);
        expect(parseTypedNumber(printed, unit[locale])).toBe(value);
        expect(parseTypedNumber(printed + space + unit[locale], unit[locale])).toBe(value);
        expect(parseTypedNumber(printed + space + unit[locale], unit[other])).toBe(value);
      }),
    );
  });

  it('reads what the cards print', () => {
    fc.assert(
      fc.property(cardFigures(field, unit[locale]), (value) => {
        expect(parseTypedNumber(fieldText(field, value, locale) ?? '', unit[locale])).toBe(value);
        expect(parseTypedNumber(fieldText(field, value, locale) ?? '', unit[other])).toBe(value);
      }),
    );
  });

  it('prints on the cards what was read from them', () => {
    fc.assert(
      fc.property(figuresIn(field), (value) => {
        const printed = fieldText(field, value, locale) ?? '';
        expect(fieldText(field, parseTypedNumber(printed, unit[locale]), locale)).toBe(printed);
      }),
    );
  });
});

it.each(inEveryLanguage(mappableFields.filter(isFigure)))(
  '$field.id in $locale reads in a table of a document what the cards print',
  ({ field, locale }) => {
    fc.assert(
      fc.property(cardFigures(field, figureUnit(field).en), (value) => {
        expect(readMappedValue(field, fieldText(field, value, locale) ?? '', {})).toBe(value);
      }),
    );
  },
);

describe.each(inEveryLanguage(facts))('$field.label.en in $locale', ({ field, locale }) => {
  it('reads what its input prints, with and without the unit', () => {
    const unit = figureUnit(field)[locale];
    fc.assert(
      fc.property(figuresIn(field), spaces, (value, space) => {
        const printed = printTypedNumber(value);
        expect(parseTypedNumber(printed, unit)).toBe(value);
        expect(parseTypedNumber(printed + space + unit, unit)).toBe(value);
      }),
    );
  });
});

it.each([
  ['€', 1_300_000, formatMoney(1_300_000)],
  ['€', 25_000, formatMoney(25_000)],
  ['%', -20, formatPercent(-20)],
  ['%', 35, formatPercent(0.35 * 100)],
])('a field of %s reads %d from "%s"', (unit, value, printed) => {
  expect(parseTypedNumber(printed, unit)).toBe(value);
});
