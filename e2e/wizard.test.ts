import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectVisible, phone, type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;
let page: Page;

const step = (name: string, where = page): Locator => where.getByRole('form', { name, exact: true });
const nameIn = (where: Page): Locator => where.getByLabel('Startup Name');
const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
const underTheBar = (text: string): Promise<boolean> =>
  page.locator('label', { hasText: text }).evaluate((label) => {
    const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
    return label.getBoundingClientRect().top < bar;
  });

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('founder', 'en', phone);
  await page.goto(`${product.url}/dashboard`);
  await page.locator('main a[href="/startups/add"]').first().click();
  await expectVisible(step('General Information'));
});

afterAll(() => product?.stop());

describe('the wizard, on a phone', () => {
  it('links to the missing fields, and shows their labels', async () => {
    await page.getByRole('button', { name: '3 fields to complete' }).click();
    await expectVisible(page.getByText('Startup Name is required'), page.getByText('Description is required'));
    await expect.poll(() => underTheBar('Startup Name')).toBe(false);
    expect(await nameIn(page).evaluate((field) => field === document.activeElement)).toBe(true);
  });

  it('moves one step back with Back, to the top of the step', async () => {
    await nameIn(page).fill('Dos Pestañas');
    await page.getByLabel('Location').fill('Teruel, Spain');
    await page.getByLabel('Description').fill('Written in two windows at once.');
    await page.getByRole('button', { name: 'Next' }).click();
    await expectVisible(step('Classification'));
    await expect.poll(() => new URL(page.url()).search).toBe('?step=2');
    await page.goBack();
    await expectVisible(step('General Information'));
    await expect.poll(scrolled).toBeLessThan(100);
    await page.goForward();
    await expectVisible(step('Classification'));
  });

  it('reports that the draft is saved when Back leaves it', async () => {
    await page.goBack();
    await expectVisible(step('General Information'));
    await page.goBack();
    await expectVisible(toastOf(page, 'Your draft was saved.'));
    await page.goto(`${product.url}/startups/add`);
    await expect.poll(() => nameIn(page).inputValue()).toBe('Dos Pestañas');
  });

  it('reports a change of its draft in another window, and overwrites nothing before the user has chosen', async () => {
    const other = await page.context().newPage();
    await other.goto(`${product.url}/startups/add`);
    await nameIn(other).fill('From the other window');
    await expectVisible(page.getByText(/^This draft was changed in another window/));
    await nameIn(page).fill('From this window');
    await expectVisible(page.getByText('Draft not saved'));
    await page.getByRole('button', { name: 'Use the other version' }).click();
    await expect.poll(() => nameIn(page).inputValue()).toBe('From the other window');
    await nameIn(page).fill('From this window');
    await expectVisible(other.getByText(/^This draft was changed in another window/));
    await other.getByRole('button', { name: 'Keep this version' }).click();
    await expectVisible(page.getByText(/^This draft was changed in another window/));
    await other.close();
  });

  it('reports no error to the console', () => {
    expect(product.problems).toEqual([]);
  });
});
