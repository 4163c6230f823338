import { expect, test } from 'vitest';

import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';

type Facts = Record<string, number>;

/** The figures that a sentence states; none if it is about other companies, periods or amounts. */
const english: readonly (readonly [string, Facts])[] = [
  ['Our headcount currently stands at 27.', { team_size: 27 }],
  ['The workforce has grown to 63 people.', { team_size: 63 }],
  ['A staff of 18 runs the operation.', { team_size: 18 }],
  ['Last financial year the company generated €2.3m of revenue.', { revenue: 2300000 }],
  ['Revenue came to €640,000 in 2025.', { revenue: 640000 }],
  ['In 2025 we turned over €1.1 million.', { revenue: 1100000 }],
  ['It generated sales of €5.2 million in 2025.', { revenue: 5200000 }],
  ['Sales totalled 830,000 euros in 2025.', { revenue: 830000 }],
  ['We are burning €25k per month.', { burn_rate: 25000 }],
  ['Monthly burn stands at €40,000 net.', { burn_rate: 40000 }],
  ['Our cash covers 14 more months.', { cash_runway_months: 14 }],
  ['We have 9 months of cash left.', { cash_runway_months: 9 }],
  ['The bank balance is good for 11 months.', { cash_runway_months: 11 }],
  ['A total of €3.4 million has been raised to date.', { funding_raised: 3400000 }],
  ['The company secured €2 million in seed funding in 2023.', { funding_raised: 2000000 }],
  ['The total market is estimated at €3.1 billion.', { total_market_size: 3100 }],
  ['We estimate the addressable market at €900 million.', { total_market_size: 900 }],
  ['The market is expected to grow 8% annually.', { market_growth_rate: 8 }],
  ['The sector is expanding at an annual rate of 12%.', { market_growth_rate: 12 }],
  ['We know of nine competitors.', { competitor_count: 9 }],
  ['There are four direct rivals in Europe.', { competitor_count: 4 }],
  ['Customer acquisition cost stands at €320.', { customer_acquisition_cost: 320 }],
  ['Each customer costs us €45 to acquire.', { customer_acquisition_cost: 45 }],
  ['The average customer is worth €1,900 over its lifetime.', { lifetime_value: 1900 }],
  ['LTV amounts to €2,400.', { lifetime_value: 2400 }],
  ['The net margin was -12% in 2025.', { profit_margin: -12 }],
  ['Net profit margin of 6%.', { profit_margin: 6 }],
  ['We hold three granted patents.', { patent_count: 3 }],
  ['The company was founded by four engineers in 2019.', { founder_count: 4, foundation_year: 2019 }],
  ['It was founded in 2019 and has 12 employees.', { foundation_year: 2019, team_size: 12 }],
  ['Competition: Lectio (80 employees, €12m of sales)', {}],
  ['Competition: 7 direct rivals', { competitor_count: 7 }],
  ['Lectio (Boston) raised €14m in 2024, 60 staff', {}],
  ['It closed a round of €2m, bringing the total it has raised to €3.5m.', { funding_raised: 3500000 }],
  ['The net burn over the past three months averaged €41,000.', { burn_rate: 41000 }],
  ['The bank balance covers thirteen months of that.', { cash_runway_months: 13 }],
  ['We count four companies that one might call direct competitors.', { competitor_count: 4 }],
  ['It was incorporated in 2021 by three old friends.', { founder_count: 3, foundation_year: 2021 }],
  ['Full-time team, founders included: 9', { team_size: 9 }],
  [
    'Lectio has 80 employees. The Belgian market for board games is estimated at €300 million.',
    { total_market_size: 300 },
  ],
  ['Three co-founders run it.', { founder_count: 3 }],
  ['The founders have 15 years of experience in logistics.', { industry_experience_years: 15 }],
  ['Our competitor Lectio employs 80 people and has raised €12 million.', {}],
  ['By 2028 we want to employ 80 people.', {}],
  ['We had 12 employees in 2024.', {}],
  ['The market leader turns over €40m.', {}],
  ['If we closed the round, runway would extend to 24 months.', {}],
  ['Gross margin of 60%.', {}],
  ['Our customers have 200 employees on average.', {}],
  ['We spent €200,000 on marketing.', {}],
  ['The grant of €300,000 was not awarded.', {}],
  ['The fund manages €200 million.', {}],
  ['We sold the subsidiary for €2 million.', {}],
  ['Our office costs €3,000 a month.', {}],
  ['Contracts worth €1.5 million have been signed.', {}],
  ['We aim to raise €2 million.', {}],
  ['The product saves customers €50,000 a year.', {}],
  ['Two customers left in 2025.', {}],
  ['Our waiting list counts 400 people.', {}],
  ['The first investor put in €50,000.', {}],
  ['We trained 35 people last month.', {}],
];
const spanish: readonly (readonly [string, Facts])[] = [
  ['La plantilla asciende a 27 personas.', { team_size: 27 }],
  ['Trabajan en ella 34 personas.', { team_size: 34 }],
  ['Contamos con 19 empleados.', { team_size: 19 }],
  ['En 2025 la compañía ingresó 1,3 millones de euros.', { revenue: 1300000 }],
  ['Cerramos 2025 con una facturación de 640.000 €.', { revenue: 640000 }],
  ['Las ventas de 2025 sumaron 2,1 M€.', { revenue: 2100000 }],
  ['La cifra de negocio alcanzó los 900.000 euros en 2025.', { revenue: 900000 }],
  ['Gastamos 18.000 euros netos al mes.', { burn_rate: 18000 }],
  ['El burn rate es de 22.000 € mensuales.', { burn_rate: 22000 }],
  ['Nos queda caja para 9 meses.', { cash_runway_months: 9 }],
  ['Tenemos tesorería para 14 meses.', { cash_runway_months: 14 }],
  ['Hasta la fecha ha captado 2,4 millones de euros.', { funding_raised: 2400000 }],
  ['Hemos levantado 900.000 euros.', { funding_raised: 900000 }],
  ['El mercado total se estima en 2.300 millones de euros.', { total_market_size: 2300 }],
  ['El mercado crece a un ritmo del 9 % anual.', { market_growth_rate: 9 }],
  ['Competimos con seis empresas.', { competitor_count: 6 }],
  ['Existen ocho competidores directos.', { competitor_count: 8 }],
  ['El coste de adquisición de un cliente es de 85 euros.', { customer_acquisition_cost: 85 }],
  ['El valor de vida del cliente es de 1.200 euros.', { lifetime_value: 1200 }],
  ['El margen neto se situó en el -7 %.', { profit_margin: -7 }],
  ['Dispone de cuatro patentes.', { patent_count: 4 }],
  ['Fue constituida en 2019 y cuenta con 12 empleados.', { foundation_year: 2019, team_size: 12 }],
  ['Ha cerrado una ronda de 900.000 euros con la que suma ya 1,5 millones captados.', { funding_raised: 1500000 }],
  ['Crece sin parar desde su nacimiento en 2017.', { foundation_year: 2017 }],
  ['El mercado belga de los juegos ronda los 300 millones de euros.', { total_market_size: 300 }],
  ['Nº de trabajadores: 9', { team_size: 9 }],
  ['Beneficio neto sobre ventas: 4,2 %', { profit_margin: 4.2 }],
  ['La fundaron tres ingenieros en 2018.', { founder_count: 3, foundation_year: 2018 }],
  [
    'Los dos fundadores tienen 12 años de experiencia en el sector.',
    { founder_count: 2, industry_experience_years: 12 },
  ],
  ['Su competidor Lectio emplea a 80 personas.', {}],
  ['En 2028 seremos 80 personas.', {}],
  ['En 2024 éramos 12 empleados.', {}],
  ['La ronda será de 2 millones de euros.', {}],
  ['Nuestros clientes facturan 5 millones de euros.', {}],
  ['Ahorramos 30.000 euros al año a cada cliente.', {}],
  ['Invertimos 200.000 euros en marketing.', {}],
  ['El edificio costó 1,2 millones de euros.', {}],
  ['Hemos firmado contratos por 800.000 euros.', {}],
  ['Formamos a 120 personas el año pasado.', {}],
  ['El fondo gestiona 60 millones de euros.', {}],
];

function figuresOf(text: string): Record<string, number | string> {
  const facts = extractFacts(readPlain(text), 2026);
  const figures = facts.filter(({ field }) => field !== 'name' && field !== 'description');
  return Object.fromEntries(figures.map(({ field, value }) => [field, value]));
}

test.each(english)('%s', (sentence, facts) => {
  expect(figuresOf(`Brizna is a company that sells games.\n\n${sentence}`)).toEqual(facts);
});

test.each(spanish)('%s', (sentence, facts) => {
  expect(figuresOf(`Brizna es una empresa que vende juegos.\n\n${sentence}`)).toEqual(facts);
});
