import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { RouteId } from '../apps/web/src/routes.ts';
import { screens, settle } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

/** Matches the errors of DOM operations on moved nodes. */
const isOfNodes = /removeChild|insertBefore|NotFoundError|not a child/;

/** One screen of each kind, since moved texts break what draws them, and other screens are drawn by the same parts. */
const kinds: readonly string[] = [
  'home',
  'login',
  'dashboard',
  'startups',
  'startup',
  'addStartup',
  'comparePortfolio',
  'portfolio',
] satisfies (RouteId | 'portfolio')[];
const oneOfEachKind = screens.filter(({ name }) => kinds.includes(name));

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** Modifies a page as a browser's translator does: wraps each text in its own elements. */
async function translate(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, svg') ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
    );
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

it.each(oneOfEachKind)(
  '$name keeps working when the browser translates it',
  async ({ path, roles: [role = 'visitor'] }) => {
    const page = await product.openAs(role, 'en');
    await page.goto(await product.addressFor(page, path));
    await settle(page);
    const [title] = await page.getByRole('heading', { level: 1 }).allTextContents();
    await translate(page);
    // Changing the language updates every text, each of which the translator has moved. A dialog covers the language
    // switch.
    if ((await page.getByRole('dialog').count()) === 0) {
      await page.getByText('ES', { exact: true }).first().click();
      await page.waitForFunction(() => document.documentElement.lang === 'es');
      await settle(page);
      await translate(page);
    }
    const top = page.getByRole('dialog').or(page.locator('main')).last();
    const field = top.getByRole('textbox').or(top.getByRole('searchbox')).and(page.locator(':enabled')).first();
    if ((await field.count()) > 0) await field.fill('Faro');
    // Unmounts the whole screen.
    await page.evaluate(() => {
      history.pushState({}, '', '/about');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, title);
    expect(await page.locator('h1').count()).toBe(1);
    expect(product.problems.filter((problem) => isOfNodes.test(problem))).toEqual([]);
    await page.context().close();
  },
);
