import type { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test, vi } from 'vitest';

import { newPdf } from './newPdf.ts';
import { type Sheet, sheetOn } from './sheet.ts';

vi.setConfig({ testTimeout: 30_000 });

let pdf: jsPDF;
let sheet: Sheet;

beforeEach(() => {
  pdf = newPdf({ orientation: 'portrait', title: 'Names', language: 'en' });
  sheet = sheetOn(pdf, 36);
});

async function readPages(): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer'))), {
    mergePages: false,
  });
  return text.map((page) => page.replaceAll(/\s+/g, ' ').trim());
}

test('names of every alphabet that the font has can be read back, in both weights and on every page', async () => {
  sheet.text('Compañía Łódź', 36, 50);
  sheet.text('Ελλάδα', 36, 70, { isBold: true });
  pdf.addPage();
  sheet.footers('Киев', (page, pages) => `${page}/${pages}`);
  expect(await readPages()).toEqual(['Compañía Łódź Ελλάδα Киев 1/2', 'Киев 2/2']);
});

test('a character that the font does not have leaves the rest of its text', async () => {
  sheet.text('東京 🚀 Labs', 36, 50);
  expect(await readPages()).toEqual(['?? ? Labs']);
});

test('a text is as wide as the file says, and broken where it no longer fits', () => {
  const style = { size: 10 };
  expect(sheet.widthOf('Hello', style)).toBeCloseTo(
    pdf.setFont('Inter', 'normal').setFontSize(10).getTextWidth('Hello'),
    1,
  );
  const lines = sheet.lines('one two three four\nfive', sheet.widthOf('three four', style), style);
  expect(lines).toEqual(['one two', 'three four', 'five']);
});
