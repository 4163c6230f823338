import { expect, test } from 'vitest';

import { readCsv } from '../../sources/reading/readCsv.ts';
import { extractFacts } from '../extractFacts.ts';

function factsOf(...rows: string[]): Record<string, number | string> {
  return Object.fromEntries(extractFacts(readCsv(rows.join('\n')), 2026).map(({ field, value }) => [field, value]));
}

/** Workbooks of founders: a title, the periods once, and blocks of rows separated by empty ones. */
test('reads later blocks of a sheet under the periods of its first one', () => {
  const facts = factsOf(
    'Larkmoor Tools Ltd;;;;;',
    'Hull, UK;kept by Ada, Nov 2026;;;;',
    ';;;;;',
    ';2024;2025;YTD Sep-26;2026 budget;2027 plan',
    'Revenue;310000;540000;480000;700000;990000',
    ';;;;;',
    'Heads, end of period;6;9;12;14;20',
    'CAC;88;91;94;80;70',
    ';;;;;',
    'Avg monthly burn;9100;8700;6400;5000;',
  );
  expect(facts).toMatchObject({
    location: 'Hull, UK',
    revenue: 540_000,
    team_size: 12,
    customer_acquisition_cost: 94,
    burn_rate: 6400,
  });
});

test('reads later blocks of a Spanish sheet, with the unit of the first one', () => {
  const facts = factsOf(
    'Vega Rizo, S.L. - indicadores;;;;',
    'Cádiz;revisado por Inés, 3/11/2026;;;',
    'cifras en miles de euros;;;;',
    ';2024;2025;ago-26 (YTD);2027 plan',
    'Ventas;120;260;210;600',
    ';;;;',
    'Plantilla a fin de periodo;4;7;8;12',
    ';;;;',
    'Consumo de caja medio mensual;11;9;7;4',
  );
  expect(facts).toMatchObject({ location: 'Cádiz', revenue: 260_000, team_size: 8, burn_rate: 7000 });
});

test('puts no periods above a block that has heads of its own', () => {
  const facts = factsOf(
    ';2024;2025;Oct-26',
    'Revenue;310000;540000;480000',
    ';;;',
    ';Rival One;Rival Two;Rival Three',
    'Employees;300;90;41',
  );
  expect(facts).not.toHaveProperty('team_size');
});

test('takes a round with a date and an amount for no head', () => {
  const rounds = ['Round;Date;Amount', 'Angels;Nov 2022;180000', 'Seed;Mar 2024;650000', 'Total raised;;830000'];
  expect(factsOf('Larkmoor Tools Ltd;;', ';;', ...rounds)).toMatchObject({ funding_raised: 830_000 });
});

test('counts the founders whom the label of their shares lists', () => {
  const rows = ['Shareholder;Date;Paid in', 'Founders (Ada Lowe, Neil Orme, Sue Park);Jan 2022;20000'];
  expect(factsOf('Larkmoor Tools Ltd;;', ';;', ...rows)).toMatchObject({ founder_count: 3 });
  expect(factsOf('Socio;Fecha;Importe', 'Fundadores (Inés Vega, Raúl Rizo);ene 2022;20000')).toMatchObject({
    founder_count: 2,
  });
});

/** Exports of a tool: most of the columns are its own, and the last one is a note. */
test('reads an export of one record', () => {
  const facts = factsOf(
    'Record,Company name,Domain,Deal stage,Owner,City,Year founded,Total raised (EUR),Headcount,Rev. last FY (EUR),Rev. this FY forecast (EUR),Comp. raised (EUR),Next step,Notes',
    '77,Larkmoor Tools,larkmoor.co.uk,2 - Call,a.b,Hull,2021,830000,12,540000,990000,22000000,call,"Three founders, all from Siemens. Their rival Boltly has 90 people. Will send the cap table."',
  );
  expect(facts).toMatchObject({
    name: 'Larkmoor Tools',
    location: 'Hull',
    foundation_year: 2021,
    funding_raised: 830_000,
    team_size: 12,
    revenue: 540_000,
    founder_count: 3,
  });
});

test('reads a Spanish export, with years in the names of its columns', () => {
  const facts = factsOf(
    'id;nombre_comercial;web;ciudad;anio_constitucion;estado_crm;capital_total_eur;ventas_2024_eur;ventas_2025_eur;ventas_2026_prev_eur;empleados;gestor;siguiente_paso;comentario',
    '12;Vega Rizo;vegarizo.es;Cádiz;2020;abierto;410.000;120.000;260.000;600.000;8;J. M.;llamar;"2 socios fundadores, antes en Repsol. Compite con Sal y Mar, de 40 personas. Llamar en enero."',
  );
  expect(facts).toMatchObject({
    name: 'Vega Rizo',
    foundation_year: 2020,
    funding_raised: 410_000,
    revenue: 260_000,
    team_size: 8,
    founder_count: 2,
  });
});
