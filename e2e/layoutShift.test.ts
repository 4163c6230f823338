import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Role } from '../scripts/demoSession.ts';
import { settle } from '../scripts/screens.ts';
import { slowProxy } from './slowProxy.ts';
import { type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

interface Opening {
  role: Role;
  path: string;
  language?: 'en' | 'es';
}

/** Below this threshold a shift is less than a pixel of one card, which is invisible. */
const minVisibleShift = 0.0005;

/** Records layout shifts without user input, and their size. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((least) => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] };
        if (value < least) continue;
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? '');
        shifts.push(`${value.toFixed(4)} ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, minVisibleShift);
  return () => page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts);
}

it.each([
  { role: 'visitor', path: '/' },
  { role: 'visitor', path: '/', language: 'es' },
  { role: 'visitor', path: '/login' },
  { role: 'visitor', path: '/login', language: 'es' },
  { role: 'visitor', path: '/register', language: 'es' },
  { role: 'visitor', path: '/about' },
  { role: 'investor', path: '/dashboard' },
  { role: 'founder', path: '/dashboard' },
  { role: 'investor', path: '/startups' },
  { role: 'investor', path: '/startups/{best}' },
  { role: 'founder', path: '/mystartups' },
  { role: 'investor', path: '/myportfolios' },
  { role: 'investor', path: '/myportfolios?open=view&portfolio={portfolio}' },
  { role: 'investor', path: '/myportfolios?open=add&portfolio={portfolio}' },
  { role: 'investor', path: '/portfolios/{portfolio}/compare' },
  { role: 'admin', path: '/admin/cron' },
  { role: 'admin', path: '/admin/users' },
  { role: 'admin', path: '/admin/audit' },
  { role: 'investor', path: '/profile' },
  { role: 'founder', path: '/startups/add' },
] satisfies Opening[])('has no layout shift while $path loads as $role', async ({ role, path, language }: Opening) => {
  const page = await product.openAs(role, language);
  await page.setViewportSize({ width: 390, height: 844 });
  const shifts = await watchShifts(page);
  await page.goto(await product.addressFor(page, path));
  await settle(page);
  await page.locator('h1').first().waitFor();
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

/** Creates one portfolio more than fits on a page, with names of the maximum length. */
async function fillPortfolios(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('aval.token') ?? '');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let number = 0; number < 11; number += 1) {
    const body = JSON.stringify({ name: `${number} ${'Iberian seed '.repeat(8)}`.slice(0, 100), description: '' });
    const answer = await fetch(`${product.url}/api/portfolios`, { method: 'POST', headers, body });
    expect(answer.ok).toBe(true);
  }
}

it('has no layout shift with many portfolios with long names', async () => {
  const page = await product.openAs('education');
  const shifts = await watchShifts(page);
  await page.goto(`${product.url}/terms`);
  await fillPortfolios(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/dashboard', '/myportfolios']) {
      await page.goto(product.url + path);
      await settle(page);
      await page.locator('h1').first().waitFor();
      expect([width, path, await shifts()]).toEqual([width, path, []]);
    }
  }
  await page.context().close();
});

const post = async (path: string, body: object) => {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch(product.url + path, init);
  expect(answer.ok).toBe(true);
  return (await answer.json()) as { token?: string };
};

/** The token of a new account. */
async function register(): Promise<string> {
  const account = { email: 'new@aval.example', password: 'Demo!2026' };
  const names = { first_name: 'Ada', last_name: 'Nueva' };
  await post('/api/auth/register', { ...account, ...names, profile_type_code: 'F', profile_group_code: 'FOUNDER' });
  return (await post('/api/auth/login', { ...account, rememberMe: true })).token ?? '';
}

it('has no layout shift on the first dashboard of a new account', async () => {
  const token = await register();
  for (const language of ['en', 'es'] as const) {
    const page = await product.openAs('founder', language);
    await page.addInitScript((own) => localStorage.setItem('aval.token', own), token);
    const shifts = await watchShifts(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${product.url}/dashboard`);
      await settle(page);
      await page.locator('main ol > li h2').first().waitFor();
      expect([width, language, await shifts()]).toEqual([width, language, []]);
    }
    await page.context().close();
  }
});

it('has no layout shift while a page arrives in chunks', async () => {
  const slow = await slowProxy(product.url);
  for (const { role, language, paths } of [
    { role: 'visitor', language: 'es', paths: ['/', '/login', '/register'] },
    { role: 'founder', language: 'en', paths: ['/dashboard', '/startups', '/startups/1'] },
  ] as const) {
    const page = await product.openAs(role, language);
    const shifts = await watchShifts(page);
    await page.goto(`${slow.url}/terms`);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(slow.url + path);
        await settle(page);
        await page.locator('#root h1').first().waitFor();
        expect([width, path, await shifts()]).toEqual([width, path, []]);
      }
    }
    await page.context().close();
  }
  slow.stop();
});

it.each([
  { role: 'visitor', path: '/', width: 390 },
  { role: 'visitor', path: '/about', width: 390 },
  { role: 'investor', path: '/startups/{best}', width: 390 },
  { role: 'investor', path: '/profile', width: 1440 },
] as const)('has no layout shift when the font arrives after the text of $path', async ({ role, path, width }) => {
  const page = await product.openAs(role);
  await page.setViewportSize({ width, height: 900 });
  const released = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await released.promise;
    await route.continue();
  });
  const shifts = await watchShifts(page);
  await page.goto(await product.addressFor(page, path), { waitUntil: 'domcontentloaded' });
  await page.locator('#root h1').first().waitFor();
  await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
  released.resolve();
  await settle(page);
  expect(await shifts()).toEqual([]);
  await page.context().close();
});

it.each(['industries', 'stages'])(
  'has no layout shift when the names of the %s arrive after the rows',
  async (list) => {
    const page = await product.openAs('investor');
    await page.setViewportSize({ width: 390, height: 844 });
    const released = Promise.withResolvers<void>();
    await page.route(`**/api/startups/${list}`, async (route) => {
      await released.promise;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(`${product.url}/startups`);
    await page.getByText('…', { exact: true }).first().waitFor();
    released.resolve();
    await page.getByText('…', { exact: true }).first().waitFor({ state: 'hidden' });
    await settle(page);
    expect(await shifts()).toEqual([]);
    await page.context().close();
  },
);

it.each([390, 1440])(
  'has no layout shift when the actions arrive after the rest of the dashboard, %i px wide',
  async (width) => {
    const page = await product.openAs('founder');
    await page.setViewportSize({ width, height: 844 });
    const released = Promise.withResolvers<void>();
    await page.route('**/api/actions', async (route) => {
      await released.promise;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('heading', { name: 'Your next steps' }).waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    released.resolve();
    await page.getByRole('heading', { name: 'Actions' }).waitFor();
    await settle(page);
    expect(await shifts()).toEqual([]);
    await page.context().close();
  },
);

it.each([390, 1440])(
  'has no layout shift when the calculations of a limited score arrive after it, %i px wide',
  async (width) => {
    const page = await product.openAs('investor', 'es');
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`${product.url}/startups?q=senda`);
    const path = await page.getByRole('link', { name: 'Senda', exact: true }).getAttribute('href');
    const released = Promise.withResolvers<void>();
    await page.route('**/api/startups/*/calculations', async (route) => {
      await released.promise;
      await route.continue();
    });
    const shifts = await watchShifts(page);
    await page.goto(`${product.url}${path}`);
    await page.getByText(/^Limitada a/).waitFor();
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
    released.resolve();
    await page.getByRole('heading', { name: 'Mapa de riesgo' }).waitFor({ state: 'attached' });
    await settle(page);
    expect(await shifts()).toEqual([]);
    await page.context().close();
  },
);

it('the dashboard shows skeleton rows at their final position, in separate lines', async () => {
  const page = await product.openAs('founder');
  const released = Promise.withResolvers<void>();
  await page.route('**/api/startups/**', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(`${product.url}/dashboard`);
  const coming = page.locator('[aria-busy]').filter({ has: page.locator('[aria-hidden]') });
  await expect.poll(() => coming.count()).toBe(2);
  const gaps = await page
    .locator('[aria-busy] span[aria-hidden] + span[aria-hidden]')
    .evaluateAll((bars) =>
      bars.map(
        (bar) => bar.getBoundingClientRect().top - (bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      ),
    );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(4);
  const topOf = async (row: string) => (await page.locator(row).first().boundingBox())?.y;
  const before = await topOf('[aria-busy] > div + div');
  released.resolve();
  await page.locator('main ol > li').first().waitFor();
  expect(await topOf('main ol > li')).toBe(before);
  await page.context().close();
});
