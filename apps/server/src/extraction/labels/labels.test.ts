import { startupFieldIds } from '@aval/contract';
import { expect, test } from 'vitest';

import { closestField, matchLabel } from './labels.ts';

test.each([
  ['Funding raised so far', 'funding_raised'],
  ['Revenue, last 12 months', 'revenue'],
  ['How many founders?', 'founder_count'],
  ['How many founders are there? Are any of them not full time?', 'founder_count'],
  ['¿Cuántas personas sois en el equipo? ¿Todas a jornada completa?', 'team_size'],
  ['How many people work for you today?', 'team_size'],
  ['Highest degree among the founders', 'founders_education_level'],
  ['Employees at year end', 'team_size'],
  ['N.º de personas en el equipo', 'team_size'],
  ['Ingresos del último ejercicio (2025)', 'revenue'],
  ['Resultado neto sobre ingresos', 'profit_margin'],
  ['Patent', 'patent_count'],
])('%s', (label, field) => {
  expect(matchLabel(label)?.fields).toContain(field);
});

test.each(['Cost of the project', 'Customers', 'Grant requested', 'Balance sheet total', 'Pérdidas'])(
  '%s names no field',
  (label) => {
    expect(matchLabel(label)).toBeNull();
  },
);

/** Labels that the dictionary does not have. */
test.each([
  ['Name of the applicant organisation', 'name'],
  ['¿Cómo se llama la empresa?', 'name'],
  ['Fiscal identifier', 'nif'],
  ['N.º de IVA', 'nif'],
  ['City where you operate from', 'location'],
  ['¿Dónde tiene su sede la empresa?', 'location'],
  ['Year operations began', 'foundation_year'],
  ['En marcha desde', 'foundation_year'],
  ['What does your startup do?', 'description'],
  ['¿En qué consiste el proyecto?', 'description'],
  ['Corporate internet site', 'website_url'],
  ['Enlace a la página de LinkedIn', 'linkedin_url'],
  ['Which vertical do you operate in?', 'industry_id'],
  ['Grado de avance del proyecto', 'stage_id'],
  ['How does the company make money?', 'business_model_id'],
  ['Size of the founding team', 'founder_count'],
  ['¿Cuántas personas fundaron la empresa?', 'founder_count'],
  ['Total number of staff on the payroll', 'team_size'],
  ['Years worked in the sector', 'industry_experience_years'],
  ['Máxima titulación del equipo promotor', 'founders_education_level'],
  ['Engineering know-how of the team', 'technical_expertise'],
  ['How big is the whole market?', 'total_market_size'],
  ['Value of the segment we target', 'target_segment_size'],
  ['Empresas competidoras identificadas', 'competitor_count'],
  ['How fast is the market growing each year?', 'market_growth_rate'],
  ['Height of the barriers for newcomers', 'entry_barriers'],
  ['¿Cómo os financiáis?', 'financing_type_id'],
  ['How long will the cash last?', 'cash_runway_months'],
  ['Meses hasta agotar la caja', 'cash_runway_months'],
  ['Net cash outflow each month', 'burn_rate'],
  ['¿Cuánto gastáis al mes?', 'burn_rate'],
  ['Money secured from investors to date', 'funding_raised'],
  ['Inversión conseguida hasta hoy', 'funding_raised'],
  ['Total billed in the last financial year', 'revenue'],
  ['Cifra anual de ventas', 'revenue'],
  ['Profit after tax over sales', 'profit_margin'],
  ['What does it cost to win a customer?', 'customer_acquisition_cost'],
  ['Gasto de captación por cliente', 'customer_acquisition_cost'],
  ['Worth of a customer over the whole relationship', 'lifetime_value'],
  ['Degree of novelty of the product', 'innovation_level'],
  ['Patent families in force', 'patent_count'],
  ['Potential of the model to scale', 'scalability_potential'],
])('%s is known by its concepts', (label, field) => {
  expect(matchLabel(label)?.fields).toContain(field);
});

test.each([
  'Gross margin',
  'Monthly recurring revenue',
  'Revenue growth',
  'Sales per customer',
  'Revenue per user',
  'LTV/CAC',
  'Sales team',
  'Founder salary',
  'Women in the team',
  'Serviceable obtainable market',
  'Investment requested',
  'Cash in the bank',
  'Project start date',
  'Use of funds',
  'Number of sales',
  'Investment amount',
  'Total project investment',
  'Year of birth',
  'Name of the fund',
  'Nombre del producto',
  'Ingresos recurrentes mensuales',
  'Coste de personal',
  'Gasto en marketing',
  'Inversión en I+D',
  'Fecha de nacimiento',
  'Cuota de mercado',
])('%s names no field by its concepts', (label) => {
  expect(matchLabel(label)).toBeNull();
});

test.each([
  ['Custommer adquisition cost', 'customer_acquisition_cost'],
  ['Anual revenue', 'revenue'],
  ['Aseguradora', null],
  ['Nombre del producto', null],
  ['Line 12345 of the plan', null],
])('%s as a misspelt label is %s', (label, field) => {
  expect(matchLabel(label)?.fields[0] ?? null).toBe(field);
});

test.each([
  ['Annual revenue', 'revenue', 1],
  ['Money secured from investors', 'funding_raised', 0.87],
  ['Net income', 'profit_margin', 0.74],
  ['Brizna staff headcount', 'team_size', 0.6],
  ['Yearly sales of Brizna', 'revenue', 0.6],
])('the closest field of %s is %s', (name, field, likeness) => {
  const closest = closestField(name, new Set(startupFieldIds));
  expect(closest?.field).toBe(field);
  expect(closest?.likeness).toBeCloseTo(likeness, 1);
});

test.each(['Colour of the logo', 'Brizna Tizón Cardo', 'Parking'])('%s has no closest field', (name) => {
  expect(closestField(name, new Set(startupFieldIds))).toBeNull();
});

test('the names of columns have their words between underscores', () => {
  expect(matchLabel('ingresos_2025_eur')).toMatchObject({ fields: ['revenue'], year: 2025 });
  expect(matchLabel('n_fundadores')?.fields).toEqual(['founder_count']);
});

test('another question behind the first one changes nothing', () => {
  expect(matchLabel('Where are you based, and would you relocate?')?.fields).toEqual(['location']);
  expect(matchLabel('¿Dónde estáis y os mudaríais?')?.fields).toEqual(['location']);
});

test('a fiscal year of two digits is the year of a label', () => {
  expect(matchLabel('Rev FY25')).toMatchObject({ fields: ['revenue'], year: 2025 });
});
