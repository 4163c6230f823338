import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { addressOf, screens, settle } from '../scripts/screens.ts';
import { expectNoViolations, type TestProduct, testProduct } from './testPage.ts';

/** A window of 1280 px at 400 %. */
const reflow = { width: 320, height: 640 };

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** What reaches beyond the right edge of the window, but for what scrolls within a part of the page. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 60)}`)
      .slice(-5);
  });
}

describe.each(screens.flatMap(({ name, path, roles: [role = 'visitor'] }) => [{ name, path, role }]))(
  'the screen $name',
  ({ path, role }) => {
    let page: Page;

    beforeAll(async () => {
      page = await product.openAs(role, 'es');
      await page.setViewportSize(reflow);
      await page.goto(`${product.url}/terms`);
      const token = await page.evaluate(() => localStorage.getItem('aval.token') ?? '');
      await page.goto(await addressOf(path, product.url, token));
      await settle(page);
    });
    afterAll(() => page.context().close());

    it('reads without scrolling sideways at 400 %', async () => {
      expect(await overflowing(page)).toEqual([]);
    });

    it('has no violation in either theme', () => expectNoViolations(page));

    it('has one first heading, a title and the language it is written in', async () => {
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toMatch(/Aval$/);
      expect(await page.locator('html').getAttribute('lang')).toBe('es');
    });
  },
);
