import { expect, test } from 'vitest';

import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';

function factsOf(text: string) {
  return Object.fromEntries(extractFacts(readPlain(text), 2026).map(({ field, value }) => [field, value]));
}

/** What notes, letters, articles and profiles say in passing. */
test.each([
  ['Started in Hull in 2022 by Ada Lowe (ex Arup), Neil Orme (ex Tesco), Sue Park and Jo Wren.', { founder_count: 4 }],
  ['The tools were drawn by Ada Lowe, who set up the firm with the engineer Neil Orme.', { founder_count: 2 }],
  ['Inés Vega montó la empresa junto a la química Eva Rizo y el ingeniero Raúl Gil.', { founder_count: 3 }],
  ['En 2021 fundaron Larkmoor en 2021 Inés Vega, Eva Rizo y Raúl Gil.', { founder_count: 3 }],
  ['Founders: Ada Lowe + Neil Orme. Ada did pumps for 8 years', { founder_count: 2 }],
  ['Llevamos captados 2,9 M€ desde que empezamos Inés y yo, con una furgoneta.', { founder_count: 2 }],
  ['Fundadores\nSon tres: Inés Vega (CEO), Eva Rizo (ventas) y Raúl Gil (finanzas).', { founder_count: 3 }],
  ['We had sales of €640,000 last year, twice the €310,000 of 2024.', { revenue: 640_000 }],
  ['Vendimos 640.000 euros el año pasado, el doble de los 310.000 euros de 2024.', { revenue: 640_000 }],
  ['Desde que empezamos hemos levantado 1,1 M€ con el préstamo del año pasado.', { funding_raised: 1_100_000 }],
  ['Backed with €1.4M to date by Calder Ventures.', { funding_raised: 1_400_000 }],
  ['En nómina 9, dos de ellos a media jornada.', { team_size: 9 }],
  ['Waxed jackets are a €3.1 billion business worldwide.', { total_market_size: 3100 }],
  ['Mercado\nEl cuidado de jardines en Europa se estima en unos 3.100 millones.', { total_market_size: 3100 }],
  ['Seven firms are trying to do this.', { competitor_count: 7 }],
  ['With a burn of €40,000 a month we can go on for 11 months.', { cash_runway_months: 11 }],
  ['Cada mes se nos van 12.300 € netos.', { burn_rate: 12_300 }],
  ['SL de 2021, dos socias fundadoras.', { foundation_year: 2021 }],
  ["There's two of us as founders, both chemists.", { founder_count: 2 }],
  ['It operates from the Old Dock in Hull.', { location: 'Hull' }],
  ['Rev FY25: €640k', { revenue: 640_000 }],
  ['Net burn /mth: €40k', { burn_rate: 40_000 }],
  ['Yr founded: 2019', { foundation_year: 2019 }],
  ['CAC per shop: €310', { customer_acquisition_cost: 310 }],
  ['Winning a shop costs us €310; over its life it brings €2,900.', { lifetime_value: 2900 }],
  ['We are 38 tool people of 11 nations.', { team_size: 38 }],
  ['La compañía nació en 2019 en Murcia y es hoy un equipo de 36 personas.', { team_size: 36, location: 'Murcia' }],
  ['Somos 9, todos en Huesca.', { team_size: 9, location: 'Huesca' }],
  ['Desde entonces seguimos en Teruel, aunque vendemos fuera.', { location: 'Teruel' }],
  ['Farm tools · Hull, East Yorkshire · 6,214 followers', { location: 'Hull, East Yorkshire' }],
  ['Minería · Arica, Región Norte · 11.840 seguidores', { location: 'Arica, Región Norte' }],
  ['Larkmoor makes tools. Larkmoor grows.\n\nLarkmoor - Hull since 2021 - www.larkmoor.example', { location: 'Hull' }],
  ['Re: Larkmoor Ltd., Hull, East Yorkshire - claim no. 2\n\nLarkmoor makes tools.', { location: 'Hull' }],
  ['Larkmoor hace útiles. Larkmoor crece.\n\nLarkmoor, S.L. - Fraga', { location: 'Fraga' }],
  ["We had €2.4m in the bank. That is 19 months at today's pace.", { cash_runway_months: 19 }],
  ['Caja a 31 de agosto: 940.000 €. Le da para 20 meses.', { cash_runway_months: 20 }],
  ['Net burn went up to 128k in the month of September.', { burn_rate: 128_000 }],
  ['Con esto sumamos 22,4 millones de euros levantados.', { funding_raised: 22_400_000 }],
  ['€210,000 so far, all from business angels.', { funding_raised: 210_000 }],
  ['Road freight: €38bn. Part loads, which is all we touch: €5.2bn.', { target_segment_size: 5200 }],
  ['La pyme del sur, a la que vendemos, son 850 millones.', { target_segment_size: 850 }],
  ['El mercado europeo de útiles, de unos 700 millones según Sector SA, está repartido.', { total_market_size: 700 }],
  ['Testing for it is a business of about €1.1bn worldwide.', { total_market_size: 1100 }],
  ['IP. One granted Irish patent (blade pitch).', { patent_count: 1 }],
])('reads %s', (text, expected) => {
  expect(factsOf(text)).toMatchObject(expected);
});

/** Towns and counts that stand in the same places and are not the startup's. */
test.each([
  ['Larkmoor makes tools. Larkmoor grows.\n\nLarkmoor - Hull', 'location'],
  ['Larkmoor makes tools. Larkmoor grows.\n\nDextra Ltd., Leeds, sells them.', 'location'],
  ['Larkmoor makes tools. Larkmoor grows.\nDextra Ltd., Leeds, sells them.', 'location'],
  ['Fundadores\nSon tres años de trabajo.', 'founder_count'],
  ['Ada Lowe set up the talks with the engineer Neil Orme.', 'founder_count'],
  ['We plan to raise up to 400k.', 'funding_raised'],
])('does not read %s as %s', (text, field) => {
  expect(factsOf(text)).not.toHaveProperty(field);
});
