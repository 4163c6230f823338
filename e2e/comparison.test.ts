import { readFile } from 'node:fs/promises';

import type { Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const row = (name: string | RegExp) => page.getByRole('row', { name });
const heads = async () => {
  const names = await page.getByRole('columnheader').evaluateAll((all) => all.map((head) => head.ariaLabel));
  return names.filter((name) => name !== null);
};

async function take(format: 'CSV' | 'PDF' | 'Markdown'): Promise<[string, Buffer]> {
  await button('Export').first().click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: format }).click(),
  ]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('investor');
});

afterAll(() => product?.stop());

describe('the comparison of a portfolio', () => {
  it('is linked from the list, with a column for each startup, best first', async () => {
    await page.goto(`${product.url}/myportfolios`);
    await page.getByRole('link', { name: /^Compare the startups of Seed Iberia/ }).click();
    await page.waitForURL(/\/portfolios\/\d+\/compare$/);
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Seed Iberia' }));
    expect(await heads()).toEqual([
      'Lumbre',
      'Tramontana Cloud',
      'Boticaria',
      'Aula Abierta',
      'Puente',
      'Alba Robotics',
    ]);
    expect(await page.getByRole('tab').allTextContents()).toEqual(['General']);
    expect(
      await row(/^Cash runway, months/)
        .getByText('better', { exact: true })
        .count(),
    ).toBe(1);
    await expectNoViolations(page);
  });

  it('sorts its columns by a row, and stores that in the address', async () => {
    await button('Cash runway, months').first().click();
    await page.waitForURL(/sort=FEM_cash_runway/);
    await expect.poll(async () => (await heads())[0]).toBe('Lumbre');
    await page.reload();
    await expectVisible(row(/^Cash runway/));
    expect((await heads())[0]).toBe('Lumbre');
  });

  it('shows another calculation of one startup', async () => {
    const date = page.getByRole('combobox', { name: 'Date of Puente' });
    const dates = await date.locator('option').allTextContents();
    const before = await row(/^Revenue per employee/).textContent();
    await date.selectOption({ label: dates.at(-1) ?? '' });
    await page.waitForURL(/at=\d+%3A\d+/);
    await expect.poll(() => row(/^Revenue per employee/).textContent()).not.toBe(before);
  });

  it('reports that a calculation in the address does not exist, and shows the current one', async () => {
    const { pathname, search } = new URL(page.url());
    const date = page.getByRole('combobox', { name: 'Date of Puente' });
    const [, current] = await date.locator('option').allTextContents();
    await page.goto(product.url + pathname + search.replace(/(at=\d+(?:%3A|:))\d+/, '$1999999'));
    await expectVisible(
      toastOf(page, 'Error updating calculation data: the calculation in this address no longer exists'),
    );
    await page.waitForURL((url) => !url.searchParams.has('at'));
    expect(await date.locator('option:checked').textContent()).toBe(current);
    await page.goto(product.url + pathname + search);
    await expectVisible(row(/^Revenue per employee/));
    expect(await date.locator('option:checked').textContent()).not.toBe(current);
    expect(await page.locator('li[data-type]').count()).toBe(0);
  });

  it('is exported as CSV, PDF and Markdown, with the date in the file name', async () => {
    const [csvName, csv] = await take('CSV');
    expect(csvName).toMatch(/^portfolio_comparison_\d{4}-\d{2}-\d{2}\.csv$/);
    expect(csv.toString('utf8')).toContain('Startup Name,Calculation Date,Investability Score,Investability Level,');
    await expectVisible(toastOf(page, 'CSV file exported successfully'));
    const [, markdown] = await take('Markdown');
    expect(markdown.toString('utf8')).toMatch(/\| Lumbre \| .*\/10 \|/);
    const [pdfName, content] = await take('PDF');
    expect(pdfName).toMatch(/^portfolio_comparison_.*\.pdf$/);
    const pdf = await getDocumentProxy(new Uint8Array(content));
    expect((await pdf.getPage(1)).view).toEqual([0, 0, 792, 612]);
    const { text } = await extractText(pdf, { mergePages: true });
    for (const part of ['Seed Iberia', 'Lumbre', 'Cash runway', 'Correlation Matrix']) expect(text).toContain(part);
  });

  it('is printed completely, regardless of the visible part', async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), {
      mergePages: true,
    });
    for (const part of ['Value proposition score', 'Entry barriers', 'Total market', 'Connected groups'])
      expect(text).toContain(part);
  });

  it('asks for more startups below two', async () => {
    await page.goto(`${product.url}/portfolios/add`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Empty one');
    await button('Create Portfolio').click();
    await page.waitForURL('**/myportfolios');
    await page.getByRole('link', { name: 'Compare the startups of Empty one' }).click();
    await expectVisible(page.getByText('Add More Startups'));
    await expectVisible(page.getByText('You need at least 2 startups in your portfolio to enable comparison.'));
    await expectNoViolations(page);
    await page.getByRole('link', { name: 'Add Startups' }).click();
    await expectVisible(page.getByRole('dialog', { name: 'Add startups to Empty one' }));
  });
});

describe('the evolution of a startup', () => {
  it('is linked from its page, each version compared with the next older one', async () => {
    await page.goto(`${product.url}/startups?q=Lumbre`);
    await page.getByRole('link', { name: 'Lumbre', exact: true }).first().click();
    await page.getByRole('link', { name: 'View Evolution' }).click();
    await page.waitForURL(/\/startups\/\d+\/compare$/);
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Startup Evolution' }));
    expect((await heads()).length).toBeGreaterThan(1);
    await expectVisible(page.getByText('What moved the score'));
    await expectVisible(
      row(/^Cash runway, months/)
        .getByText(/better|worse|equal/)
        .first(),
    );
    await expectNoViolations(page);
  });
});

describe('a startup against its industry', () => {
  it('shows medians and quartiles with the number of startups behind them', async () => {
    const back = page.getByRole('link', { name: 'Back' });
    const { width, height } = (await back.boundingBox()) ?? {};
    expect(width).toBe(height);
    await back.click();
    await page.getByRole('link', { name: 'Industry Comparison' }).click();
    await page.waitForURL(/\/industry-compare$/);
    await expectVisible(page.getByText(/median and quartiles of \d+ startups/));
    await expectVisible(row(/^Cash runway, months/).getByText(/quartiles .* to .*, n = \d+/));
    expect(await heads()).toHaveLength(2);
    await expectVisible(page.getByRole('combobox', { name: 'Date of Lumbre' }));
    await expectNoViolations(page);
  });

  it('has the tab of a corporation', async () => {
    const other = await product.openAs('corporate');
    await other.goto(page.url());
    await other.getByRole('tab', { name: 'Corporate' }).click();
    await other.waitForURL(/tab=corporate/);
    await expectVisible(other.getByRole('rowheader', { name: 'Strategic ROI' }));
    expect(await other.getByRole('tab', { name: 'Educational' }).count()).toBe(0);
    await other.context().close();
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems.filter((problem) => !problem.includes('status of 500'))).toEqual([]);
  });
});
