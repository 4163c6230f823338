import { startupField, type StartupFieldId } from '@aval/contract';
import { expect, it } from 'vitest';

import { anchorText, fieldText } from './fieldText.ts';

const text = (id: StartupFieldId, value: unknown, locale: 'en' | 'es' = 'en') =>
  fieldText(startupField(id), value, locale)?.replaceAll('\u00A0', ' ') ?? null;

it.each([
  ['technical_expertise', 4, '4 / 5'],
  ['unique_technology', 0.3, '0,3 / 1'],
  ['unique_features', 6, '6 / 10'],
  ['customer_feedback', 2.5, '2,5 / 5'],
  ['problem_relevance', 4, '4 / 5'],
  ['industry_experience_years', 8, '8 years'],
  ['cash_runway_months', 11, '11 months'],
  ['team_size', 1000, '1.000'],
  ['patent_count', 0, '0'],
  ['foundation_year', 2024, '2024'],
  ['market_growth_rate', 14, '14,0 %'],
  ['profit_margin', -35, '−35,0 %'],
  ['total_market_size', 900, '900 M€'],
  ['burn_rate', 18_000, '18.000 € / month'],
  ['funding_raised', 350_000, '350.000 €'],
  ['funding_raised', 1_200_000, '1,2 M€'],
] as const)('prints %s of %d as "%s"', (id, value, expected) => {
  expect(text(id, value)).toBe(expected);
});

it('formats units in the requested language', () => {
  expect(text('industry_experience_years', 8, 'es')).toBe('8 años');
  expect(text('burn_rate', 18_000, 'es')).toBe('18.000 € / mes');
});

it('returns null when there is no number', () => {
  for (const value of [null, undefined, '', 'x', Number.NaN]) expect(text('team_size', value)).toBeNull();
});

it('describes a stop of a scale, and between two stops the lower one', () => {
  expect(anchorText(startupField('technical_expertise'), 4, 'en')).toBe('Senior');
  expect(anchorText(startupField('unique_technology'), 0.7, 'es')).toBe('Difícil de copiar');
  expect(anchorText(startupField('team_size'), 8, 'en')).toBeNull();
});
