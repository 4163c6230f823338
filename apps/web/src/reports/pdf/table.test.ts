import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test, vi } from 'vitest';

import { newPdf } from './newPdf.ts';
import { sheetOn } from './sheet.ts';
import { drawTable } from './table.ts';

vi.setConfig({ testTimeout: 30_000 });

async function readTable(titles: readonly string[]): Promise<string> {
  const pdf = newPdf({ orientation: 'portrait', title: 'A table', language: 'en' });
  const columns = titles.map((title) => ({ title, share: 0.1, align: 'right' as const }));
  drawTable(sheetOn(pdf, 36), columns, [titles.map((_, index) => ({ text: `${index}` }))], 'compact');
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer'))), {
    mergePages: true,
  });
  return text.replaceAll(/\s+/g, ' ').trim();
}

test('names that differ only in their last word are distinguishable in a table header', async () => {
  const names = ['Solar Systems of the North', 'Solar Systems of the South'];
  expect(await readTable(names)).toBe(`${names.join(' ')} 0 1`);
});

test('a name of more than three lines is truncated with an ellipsis', async () => {
  const text = await readTable([`${'Long '.repeat(40)}end`]);
  expect(text).toMatch(/^(Long )+Lon?g?… 0$/);
  expect(text).not.toContain('end');
});

test.each([12, 9])('a heading of %i points is never alone at the end of a page', (size) => {
  for (let y = 560; y < 760; y += 7) {
    const pdf = newPdf({ orientation: 'portrait', title: 'A table', language: 'en' });
    const sheet = sheetOn(pdf, 36);
    sheet.y = y;
    sheet.heading('Recommendations', size);
    const page = pdf.getNumberOfPages();
    drawTable(sheet, [{ title: 'Recommendation', share: 1 }], [[{ text: 'Extend the cash runway' }]]);
    expect([y, pdf.getNumberOfPages()]).toEqual([y, page]);
  }
});
