import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocx } from '../../sources/reading/readDocx.ts';
import { readPlain } from '../../sources/reading/readPlain.ts';
import { extractFacts } from '../extractFacts.ts';
import type { Passage } from './passages.ts';

const valuesOf = (passages: readonly Passage[]) =>
  Object.fromEntries(extractFacts(passages, 2026).map(({ field, value }) => [field, value]));
const valuesIn = (...lines: string[]) => valuesOf(readPlain(lines.join('\n')));

const form = [
  'Formulario de solicitud',
  '',
  'Nombre del proyecto',
  'Pellucid Labs',
  '',
  'Importe de la ronda',
  '31,8 M€',
  '',
  'Domicilio',
  'Santiago, Chile',
  '',
  'Empleados de Vistula Group',
  '3.896',
  '',
  'Fundadores',
  '3',
  '',
  'Número de empleados',
  '11',
  '',
  'Mercado total',
  '6.530 M€',
  '',
  'SAM',
  '2.220 M€',
  '',
  'Fase',
  'Crecimiento',
];
const stated = {
  name: 'Pellucid Labs',
  location: 'Santiago, Chile',
  founder_count: 3,
  team_size: 11,
  total_market_size: 6530,
  target_segment_size: 2220,
};

it('pairs each label of a text with the value below it, up to the empty line', () => {
  expect(valuesIn(...form)).toMatchObject(stated);
});

it('pairs each label of a Word document with the value below it, up to the empty paragraph', () => {
  const body = form.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('');
  const document = strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`);
  expect(valuesOf(readDocx(zipSync({ 'word/document.xml': document })))).toMatchObject(stated);
});

it('takes a sentence below a label as its value only in a form', () => {
  const described = ['Description', 'We help small landlords collect rent in one place.'];
  const fields = ['Headcount', '11', '', 'Founders', '3', '', 'Founding year', '2013', ''];
  expect(valuesIn(...fields, ...described).description).toMatch(/small landlords collect rent/);
});

it('takes a short number without a unit as an amount only in a form', () => {
  const fields = ['Headcount', '11', '', 'Founders', '3', '', 'Founding year', '2013', ''];
  expect(valuesIn(...fields, 'Lifetime value', '1180').lifetime_value).toBe(1180);
  expect(valuesIn('Lifetime value', '1180')).toEqual({});
});

it('leaves out pairs under a heading on plans or competitors, and a label that is not known', () => {
  const fields = ['Headcount', '11', '', 'Founders', '3', '', 'Founding year', '2013', ''];
  const found = valuesIn(...fields, 'Forecasts', '', 'Revenue', '€9 million', '', 'Employees of Vistula Group', '380');
  expect(found).toMatchObject({ team_size: 11, founder_count: 3, foundation_year: 2013 });
  expect(found['revenue']).toBeUndefined();
});

it('keeps the caution with lines that no empty line separates', () => {
  expect(valuesIn('3', 'Founders', '11')).toEqual({});
});

it('takes numbered questions and marked answers for labels and values', () => {
  const lines = [
    '1. Where are you based?',
    'A: Lugo',
    '',
    '2. Number of staff',
    '- 14',
    '',
    '3. Sector',
    'Healthcare',
    '',
  ];
  expect(valuesIn(...lines, '4. Founders', '3')).toMatchObject({
    location: 'Lugo',
    team_size: 14,
    industry_id: 2,
    founder_count: 3,
  });
});
