import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { extractImages, extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

async function openSolara(page: Page): Promise<void> {
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Solara' }).first().click();
  await page.getByRole('heading', { name: 'Solara', level: 1 }).waitFor();
}

async function take(page: Page, format: 'CSV' | 'PDF' | 'Markdown', menu = 'Export'): Promise<[string, Buffer]> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

it('exports all three metric groups for an administrator, with startup and calculation in the file name', async () => {
  const page = await product.openAs('admin');
  await openSolara(page);
  const [name, content] = await take(page, 'CSV');
  expect(name).toMatch(/^startup_\d+_Solara_calculation_\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2}\.csv$/);
  await toastOf(page, 'CSV file exported successfully').waitFor();
  const lines = content.toString('utf8').trim().split('\r\n');
  expect(lines.filter((line) => line.includes(',general,')).length).toBeGreaterThan(30);
  expect(lines.some((line) => line.includes('COR_FEM_strategic_roi_score'))).toBe(true);
  expect(lines.some((line) => line.includes('EDU_FEM_academic_roi_score'))).toBe(true);
});

it('exports a PDF of letter size with selectable text', async () => {
  const page = await product.openAs('investor');
  await openSolara(page);
  const [name, content] = await take(page, 'PDF');
  expect(name).toMatch(/\.pdf$/);
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const first = await pdf.getPage(1);
  expect(first.view).toEqual([0, 0, 612, 792]);
  const { text } = await extractText(pdf, { mergePages: true });
  for (const part of ['Solara', 'Investability', 'Risk heatmap', 'Recommendations', 'Cash runway', 'Glossary']) {
    expect(text).toContain(part);
  }
  expect(text).toContain(`Page 1 of ${pdf.numPages}`);
  expect(text).not.toContain('Corporate metrics');
});

it('exports its own group for a corporation, in the current language', async () => {
  const page = await product.openAs('corporate', 'es');
  await openSolara(page);
  const [, content] = await take(page, 'Markdown', 'Exportar');
  const text = content.toString('utf8');
  expect(text).toContain('## Métricas corporativas');
  expect(text).toMatch(/Nota: \d\.\d\/10/);
  expect(text).not.toContain('## Métricas generales');
});

it('shows a name in a script that the PDF’s font lacks, as selectable text', async () => {
  const page = await product.openAs('investor');
  const address = await product.addressFor(page, '/startups/{best}');
  const name = 'شركة النور 東京';
  await product.rename(address, name);
  await page.goto(address);
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  const [, content] = await take(page, 'PDF');
  const pdf = await getDocumentProxy(new Uint8Array(content));
  const { text } = await extractText(pdf, { mergePages: false });
  expect(text[0]).toContain(name);
  expect(text[1]).toContain(`Aval · ${name} · `);
  const [title, ...others] = await extractImages(pdf, 1);
  expect(others).toHaveLength(1);
  expect(title?.data.some((value) => value > 0)).toBe(true);
});

it('reports nothing to the console', () => {
  expect(product.problems).toEqual([]);
});
