import { afterAll, beforeAll, expect, it } from 'vitest';

import { demoSession } from '../scripts/demoSession.ts';
import { addressOf } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

const word = 'Extraordinariamentelargosinespacios';

let product: TestProduct;
let token: string;

function call(method: string, path: string, body: object) {
  return fetch(`${product.url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

beforeAll(async () => {
  product = await testProduct();
  token = (await demoSession(product.url, 'admin'))['aval.token'] ?? '';
  const best = /\d+$/.exec(await addressOf('/startups/{best}', product.url, token))?.[0];
  const renamed = await call('PATCH', `startups/${best}`, { name: word.repeat(5) });
  if (!renamed.ok) throw new Error(await renamed.text());
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

it('a name that is read from the right is cut at its end, not at its beginning', async () => {
  const page = await product.openAs('founder');
  const owned = /\d+$/.exec(await product.addressFor(page, '/mystartups?startup={owned}'))?.[0];
  const name = 'חברה ישראלית לטכנולוגיה מתקדמת ולפיתוח מערכות אנרגיה סולארית במדבר';
  const renamed = await call('PATCH', `startups/${owned}`, { name });
  if (!renamed.ok) throw new Error(await renamed.text());
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${product.url}/mystartups`);
  const isFirstSeen = page.getByRole('heading', { name }).evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
    const letter = document.createRange();
    letter.setStart(text ?? heading, 0);
    letter.setEnd(text ?? heading, 1);
    const [first, box] = [letter.getBoundingClientRect(), heading.getBoundingClientRect()];
    return heading.scrollWidth > heading.clientWidth && first.left >= box.left && first.right <= box.right + 1;
  });
  expect(await isFirstSeen).toBe(true);
  await page.context().close();
});
