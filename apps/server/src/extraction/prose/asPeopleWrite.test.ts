import { expect, test } from 'vitest';

import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';

function factsOf(text: string) {
  const facts = extractFacts(readPlain(text), 2026);
  const { name: _, ...others } = Object.fromEntries(facts.map(({ field, value }) => [field, value]));
  return others;
}

/** What people write in notes, letters and answers, with marks, abbreviations and counts in passing. */
test.each([
  ['We are 17 now, twice as many as in spring.', { team_size: 17 }],
  ['Ya somos 14 (dos en Lisboa).', { team_size: 14 }],
  ['equipo: 9 pers.', { team_size: 9 }],
  ['Headcount as of 31 October 2026: 27', { team_size: 27 }],
  ['Trabajadores a 30/09/2026: 12', { team_size: 12 }],
  ['Ben 14 yrs in marine insurance', { industry_experience_years: 14 }],
  ['Olga Rey (CEO) - 18 años en el sector lácteo', { industry_experience_years: 18 }],
  ['Tom Hale, CTO - 9 years in rail logistics', { industry_experience_years: 9 }],
  ['Ms Hale, who worked in dairy for 21 years, started it.', { industry_experience_years: 21 }],
  ['Pilar acumula 13 años en el sector del mueble.', { industry_experience_years: 13 }],
  ['- 11 mo of cash left', { cash_runway_months: 11 }],
  ['Cash -> 15 months of runway', { cash_runway_months: 15 }],
  ['En el banco, 300.000 €. Son 10 meses al ritmo actual.', { cash_runway_months: 10 }],
  ['There are six other startups in Europe with a license like ours.', { competitor_count: 6 }],
  ['Among banks none, but 3 startups that do what we do.', { competitor_count: 3 }],
  ['Con este son ya cinco los competidores en Europa.', { competitor_count: 5 }],
  ['Compite con 8 fintech, la mayor de Madrid.', { competitor_count: 8 }],
  ['Incorporated in May 2022, although we began to test it in 2019.', { foundation_year: 2022 }],
  ['Constituida en 2022, aunque empezamos a probarlo en 2019.', { foundation_year: 2022 }],
  ['In 2018 I registered this company.', { foundation_year: 2018 }],
  ['En 2017 montamos esta empresa.', { foundation_year: 2017 }],
  ['Turnover for the year to 31 March 2025 was €2,310,000.', { revenue: 2_310_000 }],
  ['2,4 M€ facturados en 2025', { revenue: 2_400_000 }],
  ['Para 2026 se estiman ventas de 500.000 €. En 2025 las ventas ascendieron a 210.000 €.', { revenue: 210_000 }],
  ['€720\nto win a restaurant', { customer_acquisition_cost: 720 }],
  ['52\npeople, 9 nationalities', { team_size: 52 }],
  ['Cada nueva peluquería nos cuesta 95 €.', { customer_acquisition_cost: 95 }],
  ['The cost to win a hotel was €3,400.', { customer_acquisition_cost: 3400 }],
  ['Con una vida media de tres años, cada clínica nos deja 4.100 €.', { lifetime_value: 4100 }],
  ['The team holds no patents.', { patent_count: 0 }],
  ['Sin patentes, por ahora.', { patent_count: 0 }],
])('%s', (text, facts) => {
  expect(factsOf(text)).toEqual(facts);
});

test.each([
  ['## Market\n\n+9% a year', 9],
  ['## How big is it\n\nThe category is compounding at 12% per annum.', 12],
  ['## Mercado\n\n+7 % anual', 7],
])('market growth under its heading: %j', (text, growth) => {
  expect(factsOf(text)).toHaveProperty('market_growth_rate', growth);
});

test.each([
  'There are no patents pending in this field.',
  'Incorporated companies grew, but in numbers only.',
  'El equipo acumula 40 años en el sector.',
  '- 12 €',
])('states no figure of the startup: %s', (text) => {
  expect(factsOf(text)).toEqual({});
});
