import { describe, expect, test } from 'vitest';

import { startupFieldIssue } from './startupFieldIssue.ts';
import { type StartupFieldId, startupFields } from './startupFields.ts';

const issue = (id: StartupFieldId, value: unknown, locale: 'en' | 'es' = 'en') =>
  startupFieldIssue(id, value, { currentYear: 2026, locale });
const numeric = startupFields.filter((field) => field.max !== undefined && field.kind !== 'boolean');

describe('ranges', () => {
  test.each(numeric.filter((field) => field.min !== undefined))(
    '$id accepts its minimum and nothing below',
    (field) => {
      const { id, min = 0 } = field;
      const below = field.kind === 'integer' || field.kind === 'choice' ? min - 1 : min - 0.001;
      expect(issue(id, min)).toBeNull();
      expect(issue(id, below)).toMatch(/must be between|must be greater or equal to 0|this option does not exist/);
    },
  );

  test.each(numeric)('$id accepts its maximum and nothing above', (field) => {
    const { id, max = 0 } = field;
    const above = field.kind === 'integer' || field.kind === 'choice' ? max + 1 : max + 0.001;
    expect(issue(id, max)).toBeNull();
    expect(issue(id, above)).toMatch(/must be between|this option does not exist/);
  });

  test.each(startupFields.filter((field) => field.greaterThan !== undefined))('$id must be greater than 0', (field) => {
    expect(issue(field.id, 0.01)).toBeNull();
    expect(issue(field.id, 0)).toBe(`${field.label.en} must be greater than 0`);
    expect(issue(field.id, -1)).toBe(`${field.label.en} must be greater than 0`);
  });

  test.each([
    ['founder_count', 1, 10],
    ['team_size', 1, 1000],
    ['industry_experience_years', 0, 50],
    ['founders_education_level', 1, 5],
    ['business_expertise', 1, 5],
    ['competitor_count', 0, 1000],
    ['market_growth_rate', 0, 100],
    ['cash_runway_months', 0, 120],
    ['profit_margin', -100, 100],
    ['patent_count', 0, 1000],
    ['unique_technology', 0, 1],
    ['price_advantage', 0, 1],
    ['unique_features', 0, 10],
    ['marginal_cost', 0, 1],
    ['network_effects', 0, 1],
    ['customer_feedback', 1, 5],
  ] as const)('%s lies between %d and %d', (id, min, max) => {
    const label = startupFields.find((field) => field.id === id)?.label.en;
    expect(issue(id, max + 1)).toBe(`${label} must be between ${min} and ${max}`);
    expect(issue(id, min - 1)).toBe(`${label} must be between ${min} and ${max}`);
  });

  test('the foundation year ends with the current year', () => {
    expect(issue('foundation_year', 1900)).toBeNull();
    expect(issue('foundation_year', 2026)).toBeNull();
    for (const year of [1899, 2027]) {
      expect(issue('foundation_year', year)).toBe('Foundation year must be between 1900 and current year');
    }
  });

  test('a burn of 0 is a statement, and as a text a typed one', () => {
    expect(issue('burn_rate', 0)).toBeNull();
    expect(issue('burn_rate', '0')).toBe('Burn Rate must be greater than 0');
    expect(issue('burn_rate', '-3')).toBe('Burn Rate must be greater than 0');
    expect(issue('burn_rate', -1)).toBe('Burn Rate must be greater or equal to 0');
    expect(issue('funding_raised', 0)).toBe('Funding Raised must be greater than 0');
  });

  test('large bounds are grouped', () => {
    expect(issue('burn_rate', 2e9)).toBe('Burn Rate must be between 0 and 1.000.000.000');
  });
});

describe('messages', () => {
  test.each([
    ['name', '', 'Startup Name is required'],
    ['name', '   ', 'Startup Name is required'],
    ['location', null, 'Location is required'],
    ['description', undefined, 'Description is required'],
    ['foundation_year', null, 'Foundation year is required'],
    ['industry_id', null, 'Industry is required'],
    ['stage_id', null, 'Stage is required'],
    ['business_model_id', null, 'Business Model is required'],
    ['market_size_id', null, 'Market Size is required'],
    ['financing_type_id', null, 'Financing Type is required'],
    ['burn_rate', null, 'Burn Rate is required'],
    ['profit_margin', null, 'Profit Margin is required'],
    ['founder_count', 'three', 'Number of Founders must be a number'],
    ['founder_count', '3', 'Number of Founders must be a number'],
    ['founder_count', '3 months', 'Number of Founders must be a number without a unit, not in months'],
    ['burn_rate', '$5', 'Burn Rate must be in euros, not in dollars: convert it first'],
    ['total_market_size', '3 M US$', 'Total Market Size must be in euros, not in US dollars: convert it first'],
    ['total_market_size', '3 %', 'Total Market Size must be in millions of euros, not in %'],
    ['burn_rate', '300 €/year', 'Burn Rate must be in € / month, not in € / year'],
    ['profit_margin', '20 €', 'Profit Margin must be in %, not in euros'],
    ['technical_expertise', '4/10', 'Technical Expertise must be in points out of 5, not in points out of 10'],
    ['foundation_year', '$2020', 'Foundation year must be a number'],
    ['founder_count', Number.NaN, 'Number of Founders must be a number'],
    ['founder_count', Infinity, 'Number of Founders must be a number'],
    ['competitor_count', 2.5, 'Number of Competitors must be a number'],
    ['patent_count', 0.5, 'Patents must be a number'],
    ['foundation_year', 2020.5, 'Foundation year must be a number'],
    ['funding_raised', 0, 'Funding Raised must be greater than 0'],
    ['revenue', -1, 'Revenue must be greater or equal to 0'],
    ['customer_acquisition_cost', -1, 'Customer Acquisition Cost must be greater or equal to 0'],
    ['lifetime_value', -0.01, 'Lifetime Value must be greater or equal to 0'],
    ['revenue_per_employee', -1, 'Revenue per Employee must be greater or equal to 0'],
    ['website_url', 'example.com', 'Website URL must be a valid URL (e.g., https://example.com)'],
    ['website_url', 'https://kelpa', 'Website URL must include a valid domain (e.g., example.com)'],
    ['linkedin_url', 'ftp://linkedin.com', 'LinkedIn URL must be a valid URL (e.g., https://linkedin.com)'],
    ['twitter_url', 'https://x', 'Twitter URL must include a valid domain (e.g., twitter.com)'],
    ['youtube_url', 'https://', 'YouTube URL must be a valid URL (e.g., https://youtube.com)'],
    ['name', 'a'.repeat(201), 'Startup Name must have at most 200 characters'],
    ['name', 7, 'Startup Name must be a text'],
    ['name', 'a\0b', 'Startup Name contains characters that cannot be stored'],
    ['name', 'a\uD800', 'Startup Name contains characters that cannot be stored'],
    ['is_private', 2, 'Mark as private must be yes or no'],
    ['is_private', true, 'Mark as private must be yes or no'],
    ['is_owner', 1, 'I am the owner of this startup must be yes or no'],
    ['industry_id', -1, 'Industry: this option does not exist'],
    ['team', [], 'Team members and ties is not valid'],
  ] as const)('%s of %j: %s', (id, value, text) => {
    expect(issue(id, value)).toBe(text);
  });

  test('exist in Spanish', () => {
    expect(issue('team_size', 0, 'es')).toBe('Tamaño del equipo debe estar entre 1 y 1000');
    expect(issue('burn_rate', '$5', 'es')).toBe(
      'Gasto mensual neto debe estar en euros y no en dólares: conviértelo antes',
    );
    expect(issue('profit_margin', '20 €', 'es')).toBe('Margen de beneficio debe estar en % y no en euros');
    expect(issue('team_size', '2 años', 'es')).toBe('Tamaño del equipo debe ser un número sin unidad, no en años');
    expect(issue('foundation_year', 1800, 'es')).toBe('El año de fundación debe estar entre 1900 y el año actual');
  });
});

describe('valid values', () => {
  test.each([
    ['funding_raised', null],
    ['revenue', 0],
    ['revenue', ''],
    ['customer_feedback', 3.5],
    ['marginal_cost', 0.37],
    ['industry_experience_years', 8.5],
    ['website_url', 'https://sub.example.co.uk/a?b=c'],
    ['website_url', 'HTTP://example.com'],
    ['website_url', 'https://españa.example'],
    ['nif', 'B-12345678'],
    ['name', 'Nómada 🚀'],
    ['is_private', 0],
    ['is_owner', false],
    ['team', {}],
  ] as const)('%s of %j', (id, value) => {
    expect(issue(id, value)).toBeNull();
  });
});
