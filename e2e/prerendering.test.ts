import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { demoSession } from '../scripts/demoSession.ts';
import { addressOf, settle } from '../scripts/screens.ts';
import { expectVisible, started, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

const isEntry = /\/assets\/index-[^/]+\.js$/;

/** Blocks the requests for the app's code. */
async function blockCode(page: Page): Promise<() => void> {
  const { promise: unblocked, resolve: unblockCode } = Promise.withResolvers<void>();
  await page.route(isEntry, async (route) => {
    await unblocked;
    await route.continue();
  });
  return unblockCode;
}

/** Opens a page whose code does not come, and waits until it is styled. A page whose code is blocked never fires `load`. */
async function openBeforeCode(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
  // Wait for the style sheet, before which nothing is painted.
  await page.waitForFunction(() => document.body && getComputedStyle(document.body).margin === '0px');
}

const languages = ['en', 'es'] as const;
const prerendered = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/contact',
  '/about',
  '/how-good-is-the-score',
  '/terms',
];

describe.each(languages)('before the code has loaded, in %s', (language) => {
  it.each(prerendered)('%s shows the same content as after it', async (path) => {
    const page = await product.openAs('visitor', language);
    const unblockCode = await blockCode(page);
    const before = product.problems.length;
    await openBeforeCode(page, product.url + path);
    const root = page.locator('#root');
    await root.locator('h1').waitFor();
    const seen = async () => ({
      title: await page.title(),
      language: await page.locator('html').getAttribute('lang'),
      lines: (await root.innerText()).split('\n').filter(Boolean),
    });
    const early = await seen();
    unblockCode();
    await started(page);
    await settle(page);
    const late = await seen();
    // Charts render after they have measured their container.
    expect(early.lines.filter((line) => !late.lines.includes(line))).toEqual([]);
    expect(early.lines.length).toBeGreaterThan(8);
    expect({ ...late, lines: [] }).toEqual({ ...early, lines: [] });
    // React reports every hydration mismatch.
    expect(product.problems.slice(before)).toEqual([]);
    await page.context().close();
  });

  it.each(['/dashboard', '/startups', '/startups/{best}', '/admin/cron'])(
    'somebody who is signed in sees the frame of %s, and its links work',
    async (path) => {
      const page = await product.openAs('admin', language);
      const address = await product.addressFor(page, path);
      const unblockCode = await blockCode(page);
      await openBeforeCode(page, address);
      const links = page.locator('#root nav a');
      await links.first().waitFor();
      const early = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(early.length).toBeGreaterThan(5);
      unblockCode();
      await started(page);
      const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(early.filter((top) => !tops.includes(top))).toEqual([]);

      await page.unroute(isEntry);
      await page.route(isEntry, (route) => route.abort());
      await openBeforeCode(page, address);
      await page.locator('#root nav a[href="/myportfolios"]').first().click();
      await page.waitForURL('**/myportfolios');
      await page.context().close();
    },
  );
});

it('the prerendered frame is hidden from visitors, and when the sidebar is collapsed', async () => {
  for (const [role, isCollapsed] of [
    ['visitor', false],
    ['investor', true],
  ] as const) {
    const page = await product.openAs(role);
    await page.addInitScript((value) => localStorage.setItem('aval.sidebar_collapsed', value), String(isCollapsed));
    await blockCode(page);
    await openBeforeCode(page, `${product.url}/dashboard`);
    await page.locator('#root nav').first().waitFor({ state: 'attached' });
    expect(await page.locator('#root nav').first().isVisible()).toBe(false);
    await page.context().close();
  }
});

interface Act {
  name: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** The expected result after the code has loaded. */
  outcome: (page: Page) => Promise<unknown>;
}

const fillSignIn = async (page: Page, password = 'Demo!2026') => {
  await page.locator('input[type=email]').pressSequentially('founder@demo.aval');
  await page.locator('input[type=password]').pressSequentially(password);
};
const submit = (page: Page) => page.locator('form [type=submit]').click();
const atDashboard = (page: Page) => page.waitForURL('**/dashboard');

const acts: Act[] = [
  {
    name: 'signs in with Enter',
    path: '/login',
    act: async (page) => {
      await fillSignIn(page);
      await page.keyboard.press('Enter');
    },
    outcome: atDashboard,
  },
  {
    name: 'signs in with the button',
    path: '/login',
    act: async (page) => {
      await fillSignIn(page);
      await submit(page);
    },
    outcome: atDashboard,
  },
  {
    name: 'has a password manager sign in',
    path: '/login',
    act: (page) =>
      page.evaluate(() => {
        for (const [type, value] of [
          ['email', 'founder@demo.aval'],
          ['password', 'Demo!2026'],
        ] as const) {
          const field = document.querySelector<HTMLInputElement>(`input[type=${type}]`);
          if (field) field.value = value;
        }
        document.querySelector('form')?.requestSubmit();
      }),
    outcome: atDashboard,
  },
  {
    name: 'signs in with a wrong password, and keeps what was typed',
    path: '/login',
    act: async (page) => {
      await fillSignIn(page, 'Wrong!2026');
      await page.keyboard.press('Enter');
    },
    outcome: async (page) => {
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
      expect(await page.locator('input[type=email]').inputValue()).toBe('founder@demo.aval');
      expect(await page.locator('input[type=password]').inputValue()).toBe('Wrong!2026');
    },
  },
  {
    name: 'types on',
    path: '/login',
    act: (page) => fillSignIn(page, 'Demo!'),
    outcome: async (page) => {
      await page.keyboard.type('2026');
      await submit(page);
      await atDashboard(page);
    },
  },
  {
    name: 'wants to stay signed in, and to read Spanish',
    path: '/login',
    act: async (page) => {
      await page.getByRole('checkbox').click();
      await page.locator('[type=radio][value=es]').dispatchEvent('click');
    },
    outcome: async (page) => {
      await page.getByRole('heading', { name: 'Inicia sesión' }).waitFor();
      expect(await page.getByRole('checkbox').getAttribute('aria-checked')).toBe('true');
    },
  },
  {
    name: 'registers without a name, and is led to it',
    path: '/register',
    act: async (page) => {
      await page.locator('input[name=email]').pressSequentially('early@example.com');
      await page.keyboard.press('Enter');
    },
    outcome: async (page) => {
      await page.locator('input[name=first_name][aria-invalid=true]').waitFor();
      expect(await page.locator('input[name=email]').inputValue()).toBe('early@example.com');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('first_name');
    },
  },
  {
    name: 'registers',
    path: '/register',
    act: async (page) => {
      for (const [name, value] of [
        ['first_name', 'Ana'],
        ['last_name', 'Pronto'],
        ['email', 'ana.pronto@example.com'],
        ['password', 'Early!2026x'],
      ] as const)
        await page.locator(`input[name=${name}]`).pressSequentially(value);
      for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().click();
      await page.getByRole('checkbox').click();
      await submit(page);
    },
    outcome: atDashboard,
  },
  {
    name: 'asks for a new password',
    path: '/forgot-password',
    act: async (page) => {
      await page.locator('input[type=email]').pressSequentially('nobody@example.com');
      await page.keyboard.press('Enter');
    },
    outcome: (page) => page.getByText('The instructions have been sent to your email').waitFor(),
  },
  {
    name: 'writes a message',
    path: '/contact',
    act: async (page) => {
      await page.locator('input[name=name]').pressSequentially('Ana');
      await page.locator('input[name=email]').pressSequentially('ana@example.com');
      await page.locator('textarea').pressSequentially('Hello');
      await submit(page);
    },
    outcome: (page) => page.getByText('Your message has been sent').waitFor(),
  },
  {
    name: 'opens the menu of a phone',
    path: '/dashboard',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.locator('#root header button').first().click();
    },
    outcome: (page) => page.getByRole('dialog').getByRole('link', { name: 'Portfolios' }).first().waitFor(),
  },
];

it.each(acts)('no input is lost when a user $name before the code has loaded', async ({ path, act, outcome }) => {
  const page = await product.openAs(path === '/dashboard' ? 'founder' : 'visitor');
  const unblockCode = await blockCode(page);
  await openBeforeCode(page, product.url + path);
  await page.locator('#root h1').waitFor();
  await act(page);
  expect(new URL(page.url()).search).toBe('');
  unblockCode();
  await outcome(page);
  await page.context().close();
});

it.each([
  { language: 'en', missing: 'code', file: isEntry },
  { language: 'es', missing: 'code', file: isEntry },
  { language: 'es', missing: 'texts', file: /\/assets\/es-[^/]+\.js$/ },
] as const)('a page whose $missing do not come says what to do, in $language', async ({ language, file }) => {
  const page = await product.openAs('visitor', language);
  await page.route(file, (route) => route.abort());
  await openBeforeCode(page, `${product.url}/login`);
  const notice = page.getByRole('alert').filter({ visible: true });
  await notice.waitFor();
  expect(await notice.innerText()).toBe(
    language === 'en'
      ? 'Aval could not be loaded. Check your connection, then reload the page.'
      : 'No se ha podido cargar Aval. Comprueba la conexión y recarga la página.',
  );
  await page.unroute(file);
  await notice.getByRole('link').click();
  await started(page);
  expect(await notice.count()).toBe(0);
  await page.context().close();
});

it('a page shows a message when JavaScript is off', async () => {
  const page = await product.openAs('visitor', 'es', { javaScriptEnabled: false });
  // Nothing is blocked, so it is loaded with its style sheet. A page without JavaScript cannot be polled.
  await page.goto(`${product.url}/login`);
  const sentence = (language: string) => page.locator(`noscript [lang=${language}]`);
  await expectVisible(sentence('es'));
  expect(await sentence('es').innerText()).toBe(
    'Aval necesita JavaScript. Actívalo en tu navegador y recarga la página.',
  );
  expect(await sentence('en').isVisible()).toBe(false);
  await page.context().close();
});

it.each([
  { path: '/dashboard', role: 'founder' as const, least: 4 },
  { path: '/startups/{best}', role: 'investor' as const, least: 2 },
  { path: '/startups', role: 'investor' as const, least: 3 },
])('what $path asks first is asked beside its own code, and once', async ({ path, role, least }) => {
  const page = await product.openAs(role);
  const address = await product.addressFor(page, path);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  const { promise: unblocked, resolve: unblockCode } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(Dashboard|StartupDetail|Browse)-[^/]+\.js$/, async (route) => {
    await unblocked;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(least);
  unblockCode();
  await started(page);
  await settle(page);
  expect(asked).toHaveLength(new Set(asked).size);
  await page.context().close();
});

it('a what-if change on an earlier calculation is never shown without its panel', async () => {
  const page = await product.openAs('visitor');
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

it('a reopened address starts at its top, and Back restores the scroll position of the previous page', async () => {
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

it('the app opens with any stored language value', async () => {
  const page = await product.openAs('visitor');
  await page.addInitScript(() => localStorage.setItem('aval.language', 'x"]'));
  await page.goto(`${product.url}/login`);
  await started(page);
  await expectVisible(page.locator('#root h1'));
  await page.context().close();
});

it('a page in another language than the app’s is re-rendered', async () => {
  const page = await product.openAs('visitor', 'es');
  await page.context().clearCookies();
  await page.addInitScript(() => localStorage.setItem('aval.language', 'en'));
  await page.goto(`${product.url}/login`);
  await expectVisible(page.getByRole('heading', { name: 'Sign in' }));
  await page.context().close();
});
