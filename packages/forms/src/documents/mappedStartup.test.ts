import { createStartupSchema, type ExtractedField, parseInput } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { masterData } from '../testing/masterData.ts';
import { documentRows, mappedStartup } from './mappedStartup.ts';
import { askedFields, defaultedFields, mappableField, mappableFields } from './mappingFields.ts';
import { readMappedValue } from './readMappedValue.ts';

const scene = { rows: masterData, currentYear: 2026, locale: 'en' } as const;
const extracted = (name: string, value: string, rest: Partial<ExtractedField> = {}): ExtractedField => ({
  name,
  value,
  confidence: 90,
  document_id: 4,
  page: 2,
  quote: `${name}: ${value}`,
  ...rest,
});
const targets: Readonly<Record<string, string>> = { Nombre: 'name', Margen: 'profit_margin', Equipo: 'team_size' };
const rowsOf = (...fields: ExtractedField[]) => documentRows('a', fields, ({ name }) => targets[name] ?? null);

describe('the targets', () => {
  it('are the fields of the specified mapping, six of which are required from the user when missing', () => {
    expect(mappableFields).toHaveLength(49);
    expect(askedFields.map((field) => field.id)).toEqual([
      'name',
      'location',
      'description',
      'total_market_size',
      'target_segment_size',
      'burn_rate',
    ]);
    expect(defaultedFields.every((field) => field.importDefault !== undefined)).toBe(true);
  });
});

describe('the facts of a mapping', () => {
  it('are evidenced by the document, but for values that the user corrected', () => {
    const rows = rowsOf(extracted('Nombre', 'Brisa'), extracted('Margen', '-12'), extracted('Equipo', '9'));
    const corrected = rows.map((row) => (row.target === 'team_size' ? { ...row, value: '10' } : row));
    expect(mappedStartup(corrected, {}, scene).facts).toMatchObject({
      profit_margin: -12,
      team_size: 10,
      evidence: { profit_margin: { kind: 'document', date: '2026-01-01' } },
    });
    expect(Object.keys(mappedStartup(corrected, {}, scene).facts.evidence ?? {})).toEqual(['profit_margin']);
  });
});

describe('documentRows', () => {
  it('use each target once and locate the quotes', () => {
    const rows = rowsOf(
      extracted('Nombre', 'Brisa'),
      extracted('Nombre', 'Brisa S. L.', { page: null, cell: 'B12' }),
      extracted('Otro', '9', { quote: '' }),
    );
    expect(rows.map(({ target, source }) => [target, source?.place])).toEqual([
      ['name', 'p. 2'],
      [null, 'B12'],
      [null, undefined],
    ]);
  });
});

describe('a plain number of the extractor', () => {
  it.each([
    ['total_market_size', '2.125', '2,1250', 2.125],
    ['total_market_size', '1850000', '1.850.000', 1_850_000],
    ['profit_margin', '-12.5', '-12,5', -12.5],
    ['team_size', '11', '11', 11],
    ['foundation_year', '2017', '2017', 2017],
    ['nif', '12345678', '12345678', '12345678'],
    ['financing_type_id', '1', '1', 1],
    ['total_market_size', '1.200', '1.200', 1200],
  ])('for %s, %s, stands as %s and is read as the same number', (id, value, shown, meant) => {
    const [row] = documentRows('a', [extracted('Something', value)], () => id);
    const field = mappableField(id);
    expect(row?.value).toBe(shown);
    expect(field && readMappedValue(field, row?.value ?? '', masterData)).toBe(meant);
  });

  it('is still recognised by its name when it is mapped to no field', () => {
    const [row] = documentRows('a', [extracted('Total Market Size', '2.125')], () => null);
    expect(row).toMatchObject({ value: '2,1250', target: null });
  });
});

describe('readMappedValue', () => {
  it.each([
    ['total_market_size', '1.200', 1200],
    ['total_market_size', '1,234.56', 1234.56],
    ['burn_rate', '€ 5.000', 5000],
    ['burn_rate', '$5,000', '$5,000'],
    ['total_market_size', '3.000.000 €', 3],
    ['technical_expertise', '4 / 5', 4],
    ['technical_expertise', '4 / 10', '4 / 10'],
    ['unique_technology', '30 %', 0.3],
    ['cash_runway_months', '2 años', 24],
    ['industry_id', '3 €', '3 €'],
    ['foundation_year', '2.023', '2.023'],
    ['foundation_year', ' 2023 ', 2023],
    ['foundation_year', '9'.repeat(400), '9'.repeat(400)],
    ['industry_id', 'technology', 1],
    ['industry_id', '3', 3],
    ['market_size_id', 'Large (100 M-1 B EUR)', 3],
    ['is_private', 'Sí', 1],
    ['is_private', 'public', 0],
    ['profit_margin', 'cerca del −40', 'cerca del −40'],
    ['name', ' Brisa ', 'Brisa'],
    ['name', ' ', null],
  ])('reads %s %s', (id, text, meant) => {
    const field = mappableField(id);
    expect(field && readMappedValue(field, text, masterData)).toBe(meant);
  });
});

describe('mappedStartup', () => {
  const answers = {
    location: 'Valencia',
    description: 'Scooters',
    total_market_size: '1.200',
    target_segment_size: '85',
    burn_rate: '38.000',
  };

  it('creates a valid request body, with defaults by name and quotes of the document', () => {
    const rows = rowsOf(extracted('Nombre', 'Brisa'), extracted('Equipo', '11'));
    const { body, errors, asked, defaults } = mappedStartup(rows, answers, scene);
    const parsed = parseInput(createStartupSchema, body, 'en');
    expect(parsed).toMatchObject({
      ok: true,
      value: { name: 'Brisa', team_size: 11, total_market_size: 1200, profit_margin: -100, is_private: 1 },
    });
    expect(errors).toEqual({});
    expect(asked.every(({ issue }) => issue === null)).toBe(true);
    expect(body['defaulted_fields']).not.toContain('team_size');
    expect(body['defaulted_fields']).toContain('industry_id');
    expect(defaults.map(({ field }) => field.id)).toEqual(body['defaulted_fields']);
    expect(body['field_sources']).toEqual({
      name: { kind: 'document', document_id: 4, page: 2, cell: null, quote: 'Nombre: Brisa', confidence: 90 },
      team_size: { kind: 'document', document_id: 4, page: 2, cell: null, quote: 'Equipo: 11', confidence: 90 },
    });
  });

  it('rejects an invalid value, and does not replace it by the default', () => {
    const rows = rowsOf(extracted('Margen', 'cerca del −40'), extracted('Equipo', '0'));
    const { errors, body, defaults } = mappedStartup(rows, answers, scene);
    expect(errors).toEqual({
      'a-0': 'Profit Margin must be a number',
      'a-1': 'Team Size must be between 1 and 1000',
    });
    expect(body['profit_margin']).toBeUndefined();
    expect(defaults.map(({ field }) => field.id)).not.toContain('profit_margin');
  });

  it('asks for missing fields without a default', () => {
    const { asked } = mappedStartup(rowsOf(extracted('Nombre', 'Brisa')), { burn_rate: 'x' }, scene);
    expect(asked.map(({ field, issue }) => [field.id, issue])).toEqual([
      ['location', 'Location is required'],
      ['description', 'Description is required'],
      ['total_market_size', 'Total Market Size is required'],
      ['target_segment_size', 'Target Segment Size is required'],
      ['burn_rate', 'Burn Rate must be a number'],
    ]);
  });

  it.each([
    ['team_size', '11', '12'],
    ['profit_margin', 'cerca del −40', '-40'],
    ['total_market_size', '2.125', '2.125'],
    ['funding_raised', '', '90.000'],
    ['industry_id', 'Technology', 'Retail'],
    ['name', 'Brisa S. L.', 'Brisa'],
  ])('claims no document for %s that was read as %j and corrected to %j', (id, value, text) => {
    const rows = documentRows('a', [extracted('Something', value)], () => id).map((row) => ({ ...row, value: text }));
    const { body, errors, restated } = mappedStartup(rows, answers, scene);
    expect(errors).toEqual({});
    expect([...restated]).toEqual(['a-0']);
    expect(body).toHaveProperty(id);
    expect(body).not.toHaveProperty('field_sources');
  });

  it.each([
    ['total_market_size', '1,5', '1.5'],
    ['total_market_size', '2.125', '2,125000'],
    ['burn_rate', '38000', ' €38.000 '],
    ['foundation_year', '2017', ' 2017'],
    ['industry_id', '1', 'technology'],
    ['is_private', '0', 'público'],
    ['name', 'Brisa', 'Brisa '],
  ])('claims the document for %s that was read as %j and written as %j', (id, value, text) => {
    const rows = documentRows('a', [extracted('Something', value)], () => id).map((row) => ({ ...row, value: text }));
    const { body, restated } = mappedStartup(rows, answers, scene);
    expect(body['field_sources']).toMatchObject({ [id]: { document_id: 4 } });
    expect([...restated]).toEqual([]);
  });

  it('keeps revenue by year and cash as financial facts', () => {
    const paths = ['financials.revenue_history.2024', 'financials.revenue_history.2025', 'financials.cash_in_bank'];
    const fields = paths.map((path, index) => extracted(`Figure ${index}`, String(1000 * (index + 1)), { path }));
    const rows = documentRows('a', fields, ({ path }) => path ?? null);
    expect(rows.map(({ value, target }) => [value, target])).toEqual([
      ['1.000', paths[0]],
      ['2.000', paths[1]],
      ['3.000', paths[2]],
    ]);
    const corrected = rows.map((row, index) => (index === 1 ? { ...row, value: '2.500' } : row));
    const { body, facts, errors, restated } = mappedStartup(corrected, answers, scene);
    const financials = {
      cash_in_bank: 3000,
      revenue_history: [
        { year: 2024, revenue: 1000 },
        { year: 2025, revenue: 2500 },
      ],
    };
    expect([body['financials'], facts.financials, errors]).toEqual([financials, financials, {}]);
    expect([...restated]).toEqual(['a-1']);
    expect(body['field_sources']).toMatchObject({ financials: { document_id: 4, quote: 'Figure 0: 1000' } });
    const parsed = parseInput(createStartupSchema, { ...body, name: 'Brisa' }, 'en');
    expect(parsed.ok).toBe(true);
  });

  it('refuses a financial fact that is no amount', () => {
    const field = extracted('Cash in bank', '300000', { path: 'financials.cash_in_bank' });
    const rows = documentRows('a', [field], ({ path }) => path ?? null).map((row) => ({ ...row, value: 'a lot' }));
    const { body, errors } = mappedStartup(rows, answers, scene);
    expect(errors).toEqual({ 'a-0': 'Cash in bank must be a number' });
    expect(body['financials']).toBeUndefined();
  });

  it('references no document that is not stored, and none for rows added by hand', () => {
    const rows = [
      ...rowsOf(extracted('Nombre', 'Brisa', { document_id: null })),
      { id: 'added-1', name: 'Sede', value: 'Valencia', target: 'location' },
    ];
    expect(mappedStartup(rows, answers, scene).body).not.toHaveProperty('field_sources');
  });
});
