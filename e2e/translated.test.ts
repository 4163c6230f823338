import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { screens, settle } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** What a browser's translator does to a page: each text goes into elements of its own. */
async function translate(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const root = document.getElementById('root') ?? document.body;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode())
      if ((walker.currentNode as Text).data.trim() !== '') found.push(walker.currentNode as Text);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text);
    }
    return found.length;
  });
  expect(texts).toBeGreaterThan(5);
}

it.each(screens)('$name goes on when the browser translates it', async ({ path, roles: [role = 'visitor'] }) => {
  const page = await product.openAs(role, 'en');
  await page.goto(await product.addressFor(page, path));
  await settle(page);
  const [title] = await page.getByRole('heading', { level: 1 }).allTextContents();
  await translate(page);
  const before = [...product.problems];
  // In another language every text changes, and then is where the translator put it once more.
  await page.getByText('ES', { exact: true }).first().click();
  await page.waitForFunction(() => document.documentElement.lang === 'es');
  await settle(page);
  await translate(page);
  const box = page.locator('main').getByRole('textbox').or(page.locator('main').getByRole('searchbox'));
  const field = box.and(page.locator(':enabled')).first();
  if ((await field.count()) > 0) await field.fill('Faro');
  const pressed = page.locator('main').getByRole('button', { pressed: false }).first();
  if ((await pressed.count()) > 0) await pressed.click();
  // Every part of the screen is taken away.
  await page.evaluate(() => {
    history.pushState({}, '', '/about');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(product.problems).toEqual(before);
  await page.context().close();
});
