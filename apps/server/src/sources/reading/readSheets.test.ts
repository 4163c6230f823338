import { utils, write } from '@e965/xlsx';
import { expect, it } from 'vitest';

import { readFacts } from '../../extraction/extractFacts.ts';
import { readSheets } from './readSheets.ts';

/** Reads a sheet whose revenue has a number format: the revenue, or the currencies that were left out. */
function read(format: string) {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Acme'],
    ['Revenue', 300_000],
  ]);
  sheet['B2'].z = format;
  const book = utils.book_new(sheet, 'Data');
  const bytes = write(book, { type: 'array', bookType: 'xlsx' });
  const { facts, omitted } = readFacts(readSheets(new Uint8Array(bytes)), 2026);
  return { revenue: facts.find(({ field }) => field === 'revenue')?.value, omitted };
}

it.each(['#,##0', '#,##0 [$€-407]', '[$-409]#,##0.00', '"€"#,##0', '[$EUR] #,##0', '[Red]#,##0'])(
  'a number in the format %s is in euros',
  (format) => {
    expect(read(format)).toEqual({ revenue: 300_000, omitted: [] });
  },
);

it.each([
  ['"$"#,##0', 'dollars'],
  ['[$$-409]#,##0', 'dollars'],
  ['[$£-809]#,##0', 'pounds'],
  ['[$CHF] #,##0', 'CHF'],
  ['[$¥-411]#,##0', 'yen or yuan'],
  ['#,##0 "kr"', 'crowns'],
  ['#,##0 [$zł-415]', 'zlotys'],
  ['#,##0 [$USD]', 'USD'],
])('a number in the format %s is in %s', (format, currency) => {
  expect(read(format)).toMatchObject({
    revenue: undefined,
    omitted: [{ reason: 'otherCurrency', currency: { en: currency }, field: 'revenue' }],
  });
});

it('leaves out hidden rows and columns', () => {
  const sheet = utils.aoa_to_sheet([
    ['Name', 'Acme', 'draft'],
    ['Revenue', 900_000, ''],
    ['Revenue', 300_000, ''],
  ]);
  sheet['!rows'] = [{}, { hidden: true }];
  sheet['!cols'] = [{}, {}, { hidden: true }];
  const bytes = write(utils.book_new(sheet, 'Data'), { type: 'array', bookType: 'xlsx', cellStyles: true });
  const rows = readSheets(new Uint8Array(bytes)).flatMap(({ cells }) => (cells ? [cells] : []));
  expect(rows.map((cells) => cells.map(({ text, ref }) => [text, ref]))).toEqual([
    [
      ['Name', 'Data!A1'],
      ['Acme', 'Data!B1'],
    ],
    [
      ['Revenue', 'Data!A3'],
      ['300000', 'Data!B3'],
    ],
  ]);
});
