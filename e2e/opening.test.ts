import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { addressOf, settle } from '../scripts/screens.ts';
import { type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** The scripts that a page asks for until it is quiet, when one of them never comes. */
async function scriptsWithout(page: Page, missing: RegExp, address: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const note = (request: { url: () => string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  };
  page.on('request', note);
  await page.route(missing, (route) => route.abort());
  await page.goto(address);
  await settle(page);
  await page.unroute(missing);
  page.off('request', note);
  return scripts;
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
    const html = await (await fetch(product.url)).text();
    const entry = /<script type="module" crossorigin src="([^"]+)"/.exec(html)?.[1] ?? '';
    const ahead = /<script type="module" async [^>]*src="([^"]+)"/.exec(html)?.[1] ?? '';
    const told = [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file]) => file);
    const address = await addressOf(path, product.url, token);

    const early = [...(await scriptsWithout(page, new RegExp(`${entry}$`), address))].filter(
      (file) => !told.includes(file),
    );
    const needed = await scriptsWithout(page, new RegExp(`${ahead}$`), address);
    expect(early.length).toBeGreaterThan(2);
    expect(early.filter((file) => !needed.has(file))).toEqual([]);
    await page.context().close();
  },
);
