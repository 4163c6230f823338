import type { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeEach, expect, test, vi } from 'vitest';

import { drawTitle } from './drawTitle.ts';
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

test('names in every alphabet of the font can be extracted as text, in both weights and on every page', async () => {
  sheet.text('Compañía Łódź', 36, 50);
  sheet.text('Ελλάδα', 36, 70, { isBold: true });
  pdf.addPage();
  sheet.footers('Киев', 'now', (page, pages) => `${page}/${pages}`);
  expect(await readPages()).toEqual(['Compañía Łódź Ελλάδα Aval · Киев · now 1/2', 'Aval · Киев · now 2/2']);
});

test('a footer with a name of maximum length does not overlap the page number', async () => {
  sheet.footers('W'.repeat(200), '03/06/2026', (page, pages) => `Page ${page} of ${pages}`);
  expect(await readPages()).toEqual([expect.stringMatching(/^Aval · W{20,90}… · 03\/06\/2026 Page 1 of 1$/)]);
});

test.each([
  ['Puente', 1],
  [`Consolidated ${'Mediterranean Holding '.repeat(8)}`.slice(0, 200).trimEnd(), 4],
])('the title %s is not truncated, has %i lines, and does not overlap the text to its right', (name, count) => {
  const drawn: { text: string; end: number; isRight: boolean }[] = [];
  const spy: Sheet = {
    ...sheet,
    text: (text, x, _, style = {}) => {
      const isRight = style.align === 'right';
      drawn.push({ text, end: isRight ? x - sheet.widthOf(text, style) : x + sheet.widthOf(text, style), isRight });
    },
  };
  drawTitle(spy, name, ['03/06/2026, 10:31 UTC', 'Model 1.0.0'], 20);
  const aside = Math.min(...drawn.flatMap(({ end, isRight }) => (isRight ? [end] : [])));
  const lines = drawn.filter(({ isRight }) => !isRight);
  expect(lines.map(({ text }) => text).join(' ')).toBe(name);
  expect(lines).toHaveLength(count);
  expect(lines.every(({ end }) => end < aside)).toBe(true);
  expect(spy.y).toBeGreaterThan(sheet.y + 20);
});

/** One transparent pixel. */
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test('a line with characters that the font lacks is drawn as an image and can still be extracted as text', async () => {
  const drawn: string[] = [];
  sheet = sheetOn(pdf, 36, () => ({
    widthOf: (text) => text.length * 5,
    draw(text) {
      drawn.push(text);
      return { png: dot, left: 1, above: 8, below: 2, width: 50 };
    },
  }));
  sheet.text('Plain', 36, 30);
  sheet.text('東京 🚀 Labs', 36, 50);
  sheet.text('شركة النور', 576, 70, { isBold: true, align: 'right' });
  expect(await readPages()).toEqual(['Plain 東京 Labs شركة النور']);
  expect(drawn).toEqual(['東京 🚀 Labs', 'شركة النور']);
  expect(sheet.widthOf('東京 🚀 Labs')).toBe(50);
});

test('a text is as wide as jsPDF measures it, and wraps where it does not fit', () => {
  const style = { size: 10 };
  expect(sheet.widthOf('Hello', style)).toBeCloseTo(
    pdf.setFont('Inter', 'normal').setFontSize(10).getTextWidth('Hello'),
    1,
  );
  const lines = sheet.lines('one two three four\nfive', sheet.widthOf('three four', style), style);
  expect(lines).toEqual(['one two', 'three four', 'five']);
});
