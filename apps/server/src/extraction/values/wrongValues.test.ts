import { expect, test } from 'vitest';

import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';

function factsOf(text: string): Record<string, number | string> {
  return Object.fromEntries(extractFacts(readPlain(text), 2026).map(({ field, value }) => [field, value]));
}

/** What was taken for a fact of the startup and is none, or is another one. */
test.each([
  ['Turnover 2024: €150k → 2025: €290k', { revenue: 290_000 }],
  ['Ventas 2023: 90 k€; 2024: 150 k€; 2025: 290 k€', { revenue: 290_000 }],
  ['En 2025 vendimos 210 mil.', { revenue: 210_000 }],
  ['It all began in 2019 in a garage. The company itself was founded in 2021.', { foundation_year: 2021 }],
  ['Arrancaron en 2019 con una furgoneta. Se constituyó en 2021.', { foundation_year: 2021 }],
  ['It employs 21 people. It has rivals: Dextra, or Norvik of Oslo, with 300 employees.', { team_size: 21 }],
  ['Sales: 2023 → €40k · 2024 → €90k · 2025 → €210k · 2026e → €600k', { revenue: 210_000 }],
  ['Wicker Ltd. People write it so.\n\nWe clip arms.\n\nLink: https://wicker.com', { name: 'Wicker' }],
  ['Ventas: 2024: 90.000 €. 2025: 210.000 €. 2026 (plan): 600.000 €', { revenue: 210_000 }],
  ['€1.9M\nsales in 2025 (2024: €0.8M)', { revenue: 1_900_000 }],
  ["Two people joined in May, one left, so we're 19.", { team_size: 19 }],
  ['EQUIPO\nSe incorporaron dos personas, así que somos 19: la mitad químicos.', { team_size: 19 }],
  [
    'The market in Europe is worth €2.4 billion. A bank put the market at €9bn, but that includes the vans.',
    { total_market_size: 2400 },
  ],
  [
    'El mercado europeo vale 2.400 M€. Un banco cifra el mercado en 9.000 M€, pero eso incluye las furgonetas.',
    { total_market_size: 2400 },
  ],
  ['Experience: 24 years, two thirds of them in foundries', { industry_experience_years: 24 }],
  ['Runway: 9, people included', { cash_runway_months: 9 }],
  ['La plantilla es de 21 trabajadores y terminará el año, si va bien, en 30.', { team_size: 21 }],
])('reads %s', (text, expected) => {
  expect(factsOf(text)).toMatchObject(expected);
});

test.each([
  ['Market: 1.1 million shops in Peru', 'total_market_size'],
  ['Mercado: 1,1 millones de tiendas en Perú', 'total_market_size'],
  ['Competition: Dextra (DE, 12m revenue), Norvik (FR, just raised 6m)', 'competitor_count'],
  ['Competencia: Dextra (DE, 12 empleados), Norvik', 'competitor_count'],
  ['Officer: N. Orme', 'location'],
  ['Experience: 24 employees, two thirds of them engineers', 'industry_experience_years'],
  ['Industry experience\n24 full-time employees, two thirds of them engineers', 'industry_experience_years'],
  ['| Experiencia | 24 empleados, dos tercios de ellos ingenieros |', 'industry_experience_years'],
  ['Runway: 24 people', 'cash_runway_months'],
  ['Ingresos 2026 (prev.): 900.000 €', 'revenue'],
  ['Ventas 2026e: 900.000 €', 'revenue'],
  ['THE TEAM\nThree people joined in May.', 'team_size'],
  ['Somos tres: Ana Gil, Leo Paz y Eva Rizo.', 'team_size'],
  ['Wicker makes arms. Wicker grows.\n\nThe people at Dextra raised €18m in May.', 'funding_raised'],
  ['Mimbre hace brazos. Mimbre crece.\n\nLos de Dextra levantaron 18 millones de euros.', 'funding_raised'],
])('does not read %s as %s', (text, field) => {
  expect(factsOf(text)).not.toHaveProperty(field);
});
