import { readFileSync } from 'node:fs';

import { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test, vi } from 'vitest';

import { addFonts, type PdfFonts } from './fonts.ts';
import { type Sheet, sheetOn } from './sheet.ts';

vi.setConfig({ testTimeout: 30_000 });

const font = (name: string) =>
  readFileSync(new URL(import.meta.resolve(`@expo-google-fonts/inter/${name}`))).toString('base64');
const fonts: PdfFonts = {
  regular: font('400Regular/Inter_400Regular.ttf'),
  bold: font('600SemiBold/Inter_600SemiBold.ttf'),
};

let pdf: jsPDF;
let sheet: Sheet;

beforeEach(() => {
  pdf = new jsPDF({ unit: 'pt', format: 'letter', compress: true, putOnlyUsedFonts: true });
  addFonts(pdf, fonts);
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
