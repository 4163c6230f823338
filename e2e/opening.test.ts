import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addressOf, settle } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

const isEntry = /\/assets\/index-[^/]+\.js$/;
const told = /(?<=id="files-of-screens"[^>]*>)[^<]*/;

/** The scripts that a page asks for until it is quiet. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const scripts = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', note);
  await page.goto(address);
  await settle(page);
  page.off('request', note);
  return [...scripts];
}

it.each([
  { role: 'visitor', path: '/' },
  { role: 'visitor', path: '/login' },
  { role: 'visitor', path: '/dashboard' },
  { role: 'investor', path: '/dashboard' },
  { role: 'investor', path: '/startups/{best}' },
  { role: 'admin', path: '/admin/cron' },
] as const)(
  'what $path is made of is fetched beside the entry for a $role, and nothing else',
  async ({ role, path }) => {
    const page = await product.openAs(role);
    await page.goto(`${product.url}/terms`);
    const token = await page.evaluate(() => localStorage.getItem('aval.token') ?? '');
    const address = await addressOf(path, product.url, token);
    const html = await (await fetch(address)).text();

    await page.route(isEntry, (route) => route.abort());
    const early = (await scriptsOf(page, address)).filter((file) => !html.includes(`="${file}"`));
    await page.unroute(isEntry);
    await page.route(address, (route) =>
      route.fulfill({ contentType: 'text/html', body: html.replace(told, '{"files":[],"screens":[]}') }),
    );
    const needed = await scriptsOf(page, address);
    expect(early.length).toBeGreaterThan(2);
    expect(early.filter((file) => !needed.includes(file))).toEqual([]);
    await page.context().close();
  },
);

const pictured = ['/', '/login', '/register', '/forgot-password'];
it.each(pictured)('%s shows before its code what it shows with it', async (path) => {
  const page = await product.openAs('visitor', 'es');
  await page.route(isEntry, (route) => route.abort());
  await page.goto(product.url + path);
  const picture = page.locator('#picture');
  expect(await picture.isVisible()).toBe(true);
  const [title, text] = [await page.title(), await picture.innerText()];
  await page.unroute(isEntry);
  await page.reload();
  await picture.waitFor({ state: 'detached' });
  const root = page.locator('#root');
  expect((await root.innerText()).startsWith(text.slice(0, 200))).toBe(true);
  expect(await page.title()).toBe(title);
  await page.context().close();
});

it('nobody is shown a page in a language that is not theirs, nor as a visitor who is none', async () => {
  for (const [role, language] of [
    ['visitor', 'en'],
    ['investor', 'es'],
  ] as const) {
    const page = await product.openAs(role, language);
    await page.route(isEntry, (route) => route.abort());
    await page.goto(product.url);
    expect(await page.locator('#picture').count()).toBe(1);
    expect(await page.locator('#picture').isVisible()).toBe(false);
    await page.context().close();
  }
});

it('what is typed before the code has come is kept, and sent nowhere', async () => {
  const page = await product.openAs('visitor', 'es');
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(isEntry, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.locator('#picture input[type=email]').pressSequentially('ana@example.com');
  await page.locator('#picture input[type=password]').pressSequentially('secret');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letCome();
  await page.locator('#picture').waitFor({ state: 'detached' });
  await page.keyboard.type('word');
  expect(await page.locator('input[type=email]').inputValue()).toBe('ana@example.com');
  expect(await page.locator('input[type=password]').inputValue()).toBe('secretword');
  await page.context().close();
});
