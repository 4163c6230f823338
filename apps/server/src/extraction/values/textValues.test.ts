import { expect, it } from 'vitest';

import { extractFacts } from '../extractFacts.ts';
import { paragraph, tableRow } from '../layout/passages.ts';

const named = (...lines: string[]) =>
  extractFacts(
    lines.map((line) => paragraph(line, 1)),
    2026,
  ).find(({ field }) => field === 'name')?.value;
const namedInTable = (name: string) =>
  extractFacts(
    [
      ['Name', 'Location', 'Foundation year'],
      [name, 'Oslo, Norway', '2018'],
    ].map((row) =>
      tableRow(
        row.map((text) => ({ text, ref: null })),
        1,
        0,
      ),
    ),
    2026,
  ).find(({ field }) => field === 'name')?.value;

it.each([
  '株式会社テスト',
  '会社',
  '카카오뱅크',
  'شركة النور',
  'שמש בע״מ',
  'हिन्दी स्टार्टअप',
  'ООО Ромашка',
  'Ελιά ΑΕ',
  'ไทยเทค',
  'Żabka Sp. z o.o.',
  'Łódź Foods S.A.',
  'Ostrava Tools s.r.o.',
  'Fábrica de Ideas, S.L.U.',
  'Ærø ApS',
  'Şişli A.Ş.',
  'La casa de las flores',
  'Dr. Oetker',
  'St. James & Co.',
  'Yahoo! Japan',
  "l'Artesà",
  'idealista',
  'monday.com',
])('%s is the name beside its label', (name) => {
  for (const label of ['Name', 'Startup name', 'Nombre', 'Razón social']) {
    expect(named(`${label}: ${name}`, 'Location: Tokyo, Japan', 'Team size: 12')).toBe(name);
    expect(named(label, name, 'Foundation year: 2016')).toBe(name);
  }
  expect(namedInTable(name)).toBe(name);
});

it('takes the name without the marks of the direction of writing', () => {
  expect(named('Name: \u202Bشركة النور\u202C')).toBe('شركة النور');
});

it.each([
  'Company: we build robots for farms',
  'Company: We build robots. They walk on three legs.',
  'Empresa: Fabricamos robots para el campo y los vendemos',
  'Name: see below',
])('takes no sentence as the name: %s', (line) => {
  expect(named(line, 'Team size: 12')).toBeUndefined();
});

it.each([
  ['CUIT: 30-71654802-9', '30-71654802-9'],
  ['RUT: 77.481.205-6', '77.481.205-6'],
  ['EIN: 88-4120937', '88-4120937'],
  ['NIF: B-12345678', 'B12345678'],
])('reads the tax number of %s', (line, number) => {
  const facts = extractFacts([paragraph('Name: Acme', 1), paragraph(line, 1)], 2026);
  expect(facts.find(({ field }) => field === 'nif')?.value).toBe(number);
});
