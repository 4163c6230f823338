import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { browserPath } from '../scripts/browser.ts';
import { demoSession } from '../scripts/demoSession.ts';
import { addressOf, settle } from '../scripts/screens.ts';
import { expectVisible, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct({ executablePath: browserPath() });
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
    const address = await product.addressFor(page, path);
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

it.each([
  { path: '/dashboard', role: 'founder' as const, least: 4 },
  { path: '/startups/{best}', role: 'investor' as const, least: 2 },
])('what $path asks first is asked before its code runs, and once', async ({ path, role, least }) => {
  const page = await product.openAs(role);
  const address = await product.addressFor(page, path);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  await page.route(isEntry, (route) => route.abort());
  await page.goto(address);
  await settle(page);
  const early = asked.splice(0);
  await page.unroute(isEntry);
  await page.goto(address);
  await settle(page);
  expect(early.length).toBeGreaterThanOrEqual(least);
  expect(asked).toEqual(expect.arrayContaining(early));
  expect(asked).toHaveLength(new Set(asked).size);
  await page.context().close();
});

const isAnswer = /\/api\/startups\/\d+$/;
const awaited: readonly [name: string, path: RegExp][] = [
  ['code', isEntry],
  ['styles', /\/assets\/[^/]+\.css$/],
  ['answer', isAnswer],
];

const bestStartup = (page: Page): Promise<string> => product.addressFor(page, '/startups/{best}');

it('the code of a startup’s page leaves the network to what its picture is painted of', async () => {
  const page = await product.openAs('investor');
  const address = await bestStartup(page);
  const order: string[] = [];
  const note = (what: string) => (request: { url: () => string }) => {
    const [name] = awaited.find(([, path]) => path.test(new URL(request.url()).pathname)) ?? [];
    if (name) order.push(`${name} ${what}`);
  };
  page.on('request', note('asked for'));
  page.on('requestfinished', note('there'));
  for (const [, slow] of awaited.slice(1)) {
    await page.route(slow, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
  }
  await page.goto(address);
  await page.locator('.picture').first().waitFor({ state: 'detached' });
  const before = order.slice(0, order.indexOf('code asked for'));
  expect(before).toEqual(expect.arrayContaining(['styles there', 'answer there']));
  await page.context().close();
});

it('an answer that does not come keeps the code of a startup’s page back for a moment only', async () => {
  const page = await product.openAs('investor');
  const address = await bestStartup(page);
  await page.route(isAnswer, () => undefined);
  await page.goto(address);
  await page.locator('#root main').waitFor();
  expect(await page.locator('.picture').count()).toBe(0);
  await page.context().close();
});

const pictured = ['/', '/login', '/register', '/forgot-password'];
it.each(pictured)('%s shows before its code what it shows with it', async (path) => {
  const page = await product.openAs('visitor', 'es');
  await page.route(isEntry, (route) => route.abort());
  await page.goto(product.url + path);
  const picture = page.locator('.picture');
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

it('a list shows what its address searches for before its code', async () => {
  const page = await product.openAs('visitor', 'es');
  await page.route(isEntry, (route) => route.abort());
  await page.goto(`${product.url}/startups?q=robots+%26+redes`);
  const field = page.locator('.picture[lang=es]').getByPlaceholder('Busca por nombre o descripción');
  await expect.poll(() => field.inputValue()).toBe('robots & redes');
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
    expect(await page.locator('.picture').count()).toBe(1);
    expect(await page.locator('.picture').isVisible()).toBe(false);
    await page.context().close();
  }
});

/** The entries of the sidebar and the title of a page, each with its place. */
const frameOf = (page: Page, within: string) =>
  page
    .locator(`${within} nav a, ${within} h1`)
    .evaluateAll((parts) =>
      parts.map((part) => ({ text: part.textContent.trim(), top: part.getBoundingClientRect().top })),
    );

it.each(
  (['/dashboard', '/startups', '/startups/{best}'] as const).flatMap((path) => [
    { path, language: 'en' as const },
    { path, language: 'es' as const },
  ]),
)('who is signed in sees the frame of $path in $language before its code, and nobody’s data', async (opened) => {
  const { path, language } = opened;
  const page = await product.openAs('admin', language);
  const address = await product.addressFor(page, path);
  await page.route(isEntry, (route) => route.abort());
  await page.goto(address);
  const picture = `.picture[lang=${language}]`;
  expect(await page.locator(picture).isVisible()).toBe(true);
  expect(await page.locator('.picture:visible').count()).toBe(1);
  expect(await page.locator(`${picture} [data-of-person]`).first().isVisible()).toBe(false);
  const pictured = await frameOf(page, picture);

  await page.unroute(isEntry);
  await page.goto(address);
  await page.locator('.picture').first().waitFor({ state: 'detached' });
  await settle(page);
  const shown = await frameOf(page, '#root');
  expect(pictured.length).toBeGreaterThan(6);
  // Beside its name an entry counts what it leads to.
  const isShown = ({ text, top }: (typeof shown)[number]) =>
    shown.some((part) => part.top === top && part.text.startsWith(text));
  expect(pictured.filter((part) => !isShown(part))).toEqual([]);
  await page.context().close();
});

/** Opens a startup of the demo data whose own code never comes. */
async function openWithoutCode(language: 'en' | 'es', search = ''): Promise<{ page: Page; main: Locator }> {
  const page = await product.openAs('investor', language);
  await page.route(isEntry, (route) => route.abort());
  await page.goto((await bestStartup(page)) + search);
  return { page, main: page.locator(`.picture[lang=${language}] main`) };
}

it.each([
  { language: 'en' as const, range: /90 % range \d+–\d+: / },
  { language: 'es' as const, range: /Rango del 90 %: \d+–\d+; / },
])('a startup says its name, score and range before the code of its page, in $language', async (opened) => {
  const { language, range } = opened;
  const { page, main } = await openWithoutCode(language);
  await main.locator('p', { hasText: range }).waitFor();
  const told = async (within: Locator) => ({
    name: await within.locator('h1').innerText(),
    score: await within.locator('p', { hasText: '/100' }).first().innerText(),
    range: await within.locator('p', { hasText: range }).first().innerText(),
  });
  const early = await told(main);
  expect(await main.textContent()).not.toMatch(/Newcomer|Somewhere|2001|website\.example|61,7/);
  await page.unroute(isEntry);
  await page.reload();
  await page.locator('.picture').first().waitFor({ state: 'detached' });
  await settle(page);
  expect(await told(page.locator('#root main'))).toEqual(early);
  await page.context().close();
});

it('an earlier calculation of a startup is not announced by the newest', async () => {
  const { page, main } = await openWithoutCode('en', '?at=2025-01-01_00:00:00');
  await settle(page);
  expect(await main.locator('h1').count()).toBe(0);
  expect(await main.locator('[aria-busy=true]').count()).toBe(1);
  await page.context().close();
});

it('an answer that is none leaves the shape of a startup, and nothing fails by it', async () => {
  const page = await product.openAs('investor', 'en');
  const failures: string[] = [];
  page.on('pageerror', ({ message }) => failures.push(message));
  await page.route(isEntry, (route) => route.abort());
  await page.route('**/api/startups/1', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await page.goto(`${product.url}/startups/1`);
  await settle(page);
  expect(await page.locator('.picture[lang=en] main [aria-busy=true]').count()).toBe(1);
  expect(failures.filter((message) => !message.includes('dynamically imported'))).toEqual([]);
  await page.context().close();
});

it('the frame is shown neither to a visitor nor to who has made the sidebar narrow', async () => {
  for (const [role, isCollapsed] of [
    ['visitor', false],
    ['investor', true],
  ] as const) {
    const page = await product.openAs(role);
    await page.addInitScript((value) => localStorage.setItem('aval.sidebar_collapsed', value), String(isCollapsed));
    await page.route(isEntry, (route) => route.abort());
    await page.goto(`${product.url}/dashboard`);
    expect(await page.locator('.picture').count()).toBe(2);
    expect(await page.locator('.picture:visible').count()).toBe(0);
    await page.context().close();
  }
});

/** A window in which nobody is: no sign of a person comes of itself. */
async function openForNobody(path: string): Promise<Page> {
  const page = await product.openForNobody();
  await page.goto(product.url + path, { waitUntil: 'networkidle' });
  return page;
}

const signs: { name: string; path: string; give: (page: Page) => Promise<unknown>; stays: (page: Page) => unknown }[] =
  [
    {
      name: 'a wheel is turned, and is as far down as it was',
      path: '/register',
      give: async (page) => {
        await page.mouse.wheel(0, 50);
        await page.waitForFunction(() => scrollY >= 50);
      },
      stays: (page) => page.evaluate(() => scrollY),
    },
    {
      name: 'a key moves the focus, and has it where it was',
      path: '/login',
      give: async (page) => {
        await page.locator('.picture input[type=email]').focus();
        await page.keyboard.press('Tab');
      },
      stays: (page) => page.evaluate(() => document.activeElement?.getAttribute('type')),
    },
    {
      name: 'something was filled in, and has it',
      path: '/login',
      give: (page) => page.locator('input[type=email]').fill('ana@example.com'),
      stays: (page) => page.locator('input[type=email]').inputValue(),
    },
  ];

it.each(signs)('the app starts once $name', async ({ path, give, stays }) => {
  const page = await openForNobody(path);
  expect(await page.locator('#root').innerHTML()).toBe('');
  const held = await page.evaluateHandle(() => document.querySelector('.picture'));
  await give(page);
  const before = await stays(page);
  await page.waitForFunction((picture) => picture?.isConnected === false, held);
  expect(before).toBeTruthy();
  expect(await stays(page)).toEqual(before);
  await page.context().close();
});

it('the example of the landing page is drawn though nobody stirs', async () => {
  const page = await openForNobody('/');
  await page.locator('#root').getByText('Solara').first().waitFor();
  expect(await page.locator('.picture').count()).toBe(0);
  await page.context().close();
});

it('a change that is tried on an earlier calculation is never shown without its panel, though nobody stirs', async () => {
  const page = await product.openForNobody();
  const stored = await demoSession(product.url, 'investor');
  const address = await addressOf('/startups/{best}', product.url, stored['aval.token']);
  const answer = await fetch(address.replace(/(?=\/startups)/, '/api') + '/calculations', {
    headers: { authorization: `Bearer ${stored['aval.token']}` },
  });
  const { calculations } = (await answer.json()) as { calculations: { calculation_date: string }[] };
  const at = calculations[2]?.calculation_date.slice(0, 19).replace('T', '_');
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    new MutationObserver(() => {
      const isWithout = !document.getElementById('what-if-title') && document.querySelector('#root figure');
      if (isWithout) document.documentElement.dataset['withoutPanel'] = '';
    }).observe(document, { childList: true, subtree: true });
  }, stored);
  await page.goto(`${address}?at=${at}&whatif=cash_runway_months:12`);
  await expectVisible(page.getByRole('heading', { name: /^(What if|Qué pasaría si)$/ }));
  expect(await page.locator('#root figure').count()).toBeGreaterThan(0);
  expect(await page.locator('[data-without-panel]').count()).toBe(0);
  await page.context().close();
});

it('an address that is opened anew begins at its top, and Back returns to where the page before it was left', async () => {
  const page = await product.openAs('investor');
  const isAt = async (top: number): Promise<void> => {
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  };
  await page.goto(`${product.url}/startups`);
  await page.getByRole('link', { name: 'Alba Robotics', exact: true }).waitFor();
  await page.mouse.wheel(0, 150);
  await isAt(150);
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('link', { name: 'Solara', exact: true }).waitFor();
  await isAt(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Alba Robotics', exact: true }).waitFor();
  await isAt(150);
  await page.context().close();
});

it('the app opens whatever stands for its language', async () => {
  const page = await product.openAs('visitor');
  await page.addInitScript(() => localStorage.setItem('aval.language', 'x"]'));
  await page.goto(`${product.url}/login`);
  await page.locator('#root h1').waitFor();
  expect(await page.locator('.picture').count()).toBe(0);
  await page.context().close();
});

it('what is pressed before the app has started is pressed in it', async () => {
  const page = await openForNobody('/login');
  await page.locator('.picture [type=radio][value=en]').dispatchEvent('click');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await page.context().close();
});

it('what is typed before the code has come is kept, and sent nowhere', async () => {
  const page = await product.openAs('visitor', 'es');
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(isEntry, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.locator('.picture input[type=email]').pressSequentially('ana@example.com');
  await page.locator('.picture input[type=password]').pressSequentially('secret');
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).search).toBe('');
  letCome();
  await page.locator('.picture').waitFor({ state: 'detached' });
  await page.keyboard.type('word');
  expect(await page.locator('input[type=email]').inputValue()).toBe('ana@example.com');
  expect(await page.locator('input[type=password]').inputValue()).toBe('secretword');
  await page.context().close();
});
