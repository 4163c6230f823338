import { expect, it } from 'vitest';

import { readFacts } from './extractFacts.ts';
import { paragraph, type Passage, tableRow } from './layout/passages.ts';

const linesOf = (...lines: string[]): Passage[] => lines.map((line) => paragraph(line, 1));
const row = (...cells: string[]): Passage =>
  tableRow(
    cells.map((text, index) => ({ text, ref: `S!${'ABC'[index]}1` })),
    null,
    1,
  );
const named = (passages: readonly Passage[]) =>
  readFacts(passages, 2026).unmapped.map(({ name, value }) => [name, value]);

it('offers the labelled values that belong to no field, in the words of the source', () => {
  const passages = linesOf(
    'Startup: Bateas Vigo',
    'Team size: 14',
    'Churn: 3 % monthly',
    'Permanencia media – 27 meses',
    'NPS = 61',
    'Canal de ventas: cofradías',
  );
  expect(named(passages)).toEqual([
    ['Churn', '3 % monthly'],
    ['Permanencia media', '27 meses'],
    ['NPS', '61'],
    ['Canal de ventas', 'cofradías'],
  ]);
  expect(readFacts(passages, 2026).unmapped[0]).toMatchObject({ page: 1, cell: null, quote: 'Churn: 3 % monthly' });
});

it('offers rows of two cells, with the cell of the value', () => {
  const passages = [row('Startup', 'Bateas Vigo'), row('Team size', '14'), row('Churn', '3 %'), row('NPS', '61', '63')];
  expect(readFacts(passages, 2026).unmapped).toEqual([
    { name: 'Churn', value: '3 %', page: null, cell: 'S!B1', quote: 'Churn\t3 %' },
  ]);
});

it.each([
  ['a plan of a known label', 'Team size 2028: about a dozen'],
  ['no value', 'Churn: n/a'],
  ['the head of a message', 'Asunto: Solicitud'],
  ['a sentence', 'We have one rule: the mussels come first, before any of our other plans for the farm or the bay.'],
  ['words in lower case', 'in short: 61'],
  ['a title', 'Investment memo: Bateas Vigo'],
  ['the name with a note', 'Bateas Vigo: one pager'],
  ['half a note in brackets', 'Self-assessment (1 = low, 5 = high)'],
])('does not offer %s', (_, line) => {
  expect(named(linesOf('Startup: Bateas Vigo', line))).toEqual([]);
});

it('offers a known label whose value could not be read, unless its field is stated elsewhere', () => {
  expect(named(linesOf('Startup: Bateas Vigo', 'Team size: about a dozen'))).toEqual([['Team size', 'about a dozen']]);
  expect(named(linesOf('Startup: Bateas Vigo', 'Team size: about a dozen', 'Headcount: 12'))).toEqual([]);
  expect(named(linesOf('Startup: Bateas Vigo', 'Revenue: $ 400,000'))).toEqual([]);
});

it('does not offer what stands under competition or plans', () => {
  const passages = [
    paragraph('Startup: Bateas Vigo', 1),
    paragraph('Competition', 1, true),
    paragraph('Churn: 9 %', 1),
    paragraph('Forecast', 1, true),
    paragraph('NPS: 80', 1),
  ];
  expect(named(passages)).toEqual([]);
});

it('offers each line once, and not more than 40', () => {
  const lines = Array.from(
    { length: 90 },
    (_, index) => `Ratio ${String.fromCodePoint(65 + (index % 60))}: ${index % 60} %`,
  );
  expect(named(linesOf('Startup: Bateas Vigo', ...lines))).toHaveLength(40);
});
