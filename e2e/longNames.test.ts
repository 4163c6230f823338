import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestProduct, testProduct } from './testPage.ts';

const word = 'Extraordinariamentelargosinespacios';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
  const page = await product.openAs('admin');
  await product.rename(await product.addressFor(page, '/startups/{best}'), word.repeat(5));
  await page.context().close();
});

afterAll(() => product?.stop());

it.each([
  '/dashboard',
  `/startups?q=${word}`,
  '/startups/{best}',
  '/startups/{best}/compare',
  '/startups/{best}/industry-compare',
])('the longest name without spaces keeps within %s', async (path) => {
  const page = await product.openAs('admin');
  await page.goto(await product.addressFor(page, path));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.mouse.move(width / 2, 400);
    await page.getByRole('main').getByText(word.repeat(5)).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  }
  await page.context().close();
});
