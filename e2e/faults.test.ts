import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

const notThere = 'Part of the page could not be loaded';
const loseCode = (page: Page) => page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));

it.each([
  { language: 'en', role: 'visitor', title: 'Page not found', way: 'Go to the start page' },
  { language: 'es', role: 'visitor', title: 'Página no encontrada', way: 'Ir a la página de inicio' },
  { language: 'en', role: 'investor', title: 'Page not found', way: 'Go to the dashboard' },
] as const)(
  'an address that does not exist says so to a $role in $language',
  async ({ language, role, title, way }) => {
    const page = await product.openAs(role, language);
    await page.goto(`${product.url}/nowhere`);
    await expectVisible(page.getByRole('heading', { name: title }), page.getByRole('link', { name: way }));
    await page.context().close();
  },
);

it.each(['/%E0%A4%A', '/x%2', '/startups/1/%ff', `/${'x'.repeat(300)}`])(
  '%s, which nobody can read, is an address that does not exist',
  async (path) => {
    const page = await product.openAs('visitor');
    await page.goto(product.url + path);
    await expectVisible(page.getByRole('heading', { name: 'Page not found' }));
    await page.context().close();
  },
);

it.each([
  '/startups/999999',
  '/startups/abc',
  '/startups/%00',
  '/startups/%E0%A4%A',
  '/startups/999999/compare',
  '/startups/999999/edit',
])('%s says that there is no such startup, and leads on', async (path) => {
  const page = await product.openAs('investor');
  await page.goto(product.url + path);
  await expectVisible(page.getByText('Startup not found'), page.getByRole('link', { name: 'Browse Startups' }));
  await page.context().close();
});

it.each([
  { path: '/mystartups?open=edit&startup=999999', says: 'Startup not found' },
  { path: '/mystartups?open=leave&startup=999999', says: 'Startup not found' },
  { path: '/myportfolios?open=view&portfolio=999999', says: 'Portfolio not found' },
  { path: '/myportfolios?open=edit&portfolio=999999', says: 'Portfolio not found' },
])('a link to $path says that it leads to nothing, over the list', async ({ path, says }) => {
  const page = await product.openAs('investor');
  await page.goto(product.url + path);
  await expectVisible(page.getByRole('dialog', { name: says }));
  await page.getByRole('button', { name: 'Show the list' }).click();
  await page.waitForURL((url) => url.search === '');
  await expectVisible(page.getByRole('heading', { level: 1 }));
  await page.context().close();
});

const person = '{"id":1,"first_name":"Ada","role":"user"}';

it.each([
  ['{bad', 'a.b.c'],
  ['null', 'a.b.c'],
  ['5', 'a.b.c'],
  ['[]', 'a.b.c'],
  [person, 'a\nb'],
])('a stored session of %s with the token %j leads to sign-in and back', async (user, token) => {
  const page = await product.openAs('visitor');
  await page.addInitScript(
    (stored) => {
      localStorage.setItem('aval.user', stored.user);
      localStorage.setItem('aval.token', stored.token);
    },
    { user, token },
  );
  await page.goto(`${product.url}/startups?page=2`);
  await page.waitForURL('**/login?*');
  expect(new URL(page.url()).searchParams.get('from')).toBe('/startups?page=2');
  await page.context().close();
});

it('a page whose chunk was removed by a deployment shows an error, and recovers on Retry', async () => {
  const page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await loseCode(page);
  await page.getByRole('link', { name: 'My Portfolios' }).first().click();
  await expectVisible(page.getByText('This page could not be loaded'));
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await page.getByRole('link', { name: 'My Portfolios' }).first().click();
  await expectVisible(page.getByText('This page could not be loaded'));
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expectVisible(page.getByRole('heading', { name: 'My Portfolios' }));
  await page.context().close();
});

it('a page whose chunk is missing keeps its error while the server is down, and recovers when the network is back', async () => {
  const page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await loseCode(page);
  await page.getByRole('link', { name: 'My Portfolios' }).first().click();
  await expectVisible(page.getByText('This page could not be loaded'));
  await page.context().setOffline(true);
  const unanswered = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Retry' }).click();
  await unanswered;
  await expectVisible(page.getByText('This page could not be loaded'));
  await page.unroute('**/assets/**');
  await page.context().setOffline(false);
  await expectVisible(page.getByRole('heading', { name: 'My Portfolios' }));
  await page.context().close();
});

it('a menu whose chunk is missing shows a notice and leaves the page usable', async () => {
  const page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await loseCode(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expectVisible(
    page.getByText(notThere),
    page.getByRole('button', { name: 'Reload the page' }),
    page.getByRole('heading', { name: 'Dashboard' }),
  );
  await page.unroute('**/assets/**');
  await page.getByRole('link', { name: 'My Portfolios' }).first().click();
  await page.waitForURL('**/myportfolios');
  await expectVisible(page.getByRole('heading', { name: 'My Portfolios', level: 1 }));
  expect(await page.getByText(notThere).count()).toBe(0);
  await page.context().close();
});

it('the code of a page is prefetched when its link is hovered', async () => {
  const page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
  await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
  await page.waitForLoadState('networkidle');
  const [answer] = await Promise.all([
    page.waitForResponse('**/assets/*.js'),
    page.getByRole('link', { name: 'My Portfolios' }).first().hover(),
  ]);
  expect(answer.status()).toBe(200);
  await page.context().close();
});

/** The server refuses every change and every refresh, so that saving is the first request to find the session ended. */
const endSession = (page: Page) =>
  page.route('**/api/**', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 401,
          json: { success: false, error: 'SESSION_EXPIRED', message: 'Gone', details: null, requestId: 'x' },
        }),
  );

it.each([
  { role: 'investor', path: '/profile', label: /^Company/, action: 'Save profile' },
  { role: 'investor', path: '/portfolios/add', label: /^Name/, action: 'Create Portfolio' },
  { role: 'founder', path: '/mystartups?open=edit&startup={owned}', label: /Location/, action: 'Save Changes' },
  { role: 'admin', path: '/startups/{best}/edit', label: /Location/, action: 'Save Changes' },
] as const)('what is typed at $path is there after a sign-in in its middle', async ({ role, path, label, action }) => {
  const page = await product.openAs(role);
  await page.goto(await product.addressFor(page, path));
  const field = page.getByRole('textbox', { name: label }).first();
  await field.fill('Typed before');
  await endSession(page);
  await page.getByRole('button', { name: action }).click();
  await page.waitForURL('**/login?*');
  const reason = toastOf(page, 'Token expired or unauthorized');
  await expectVisible(reason);
  await page.unroute('**/api/**');
  await page.getByLabel('Email').fill(`${role}@demo.aval`);
  await page.getByLabel('Password', { exact: true }).fill('Demo!2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await expect.poll(() => field.inputValue()).toBe('Typed before');
  await expectVisible(toastOf(page, 'What you had typed has been restored. It is not saved yet.'));
  expect(await reason.count()).toBe(0);
  await page.context().close();
});

it.each([
  { language: 'en', field: 'Message', leave: 'Login', asks: 'Leave without saving?', stay: 'Keep editing' },
  { language: 'es', field: 'Mensaje', leave: 'Iniciar sesión', asks: '¿Salir sin guardar?', stay: 'Seguir editando' },
] as const)(
  'a message that is not sent is not lost in silence ($language)',
  async ({ language, field, leave, asks, stay }) => {
    const page = await product.openAs('visitor', language);
    await page.goto(`${product.url}/contact`);
    await page.getByLabel(field).fill('Half a message');
    await page.getByRole('link', { name: leave }).first().click();
    await expectVisible(page.getByRole('heading', { name: asks }));
    await page.getByRole('button', { name: stay }).click();
    expect(await page.getByLabel(field).inputValue()).toBe('Half a message');
    await page.context().close();
  },
);

it.each([1440, 390])('a persistent error covers no part of the top bar in a window of %i px', async (width) => {
  const page = await product.openAs('investor');
  await page.setViewportSize({ width, height: 844 });
  await page.goto(`${product.url}/startups/1`);
  await page.route('**/api/startups/*/follow', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: /^(?:Un)?[Ff]ollow$/ }).click();
  const [bar, toast] = [page.getByRole('banner'), toastOf(page, 'following startup')];
  await toast.waitFor();
  const [barBox, toastBox] = [await bar.boundingBox(), await toast.boundingBox()];
  expect(toastBox?.y).toBeGreaterThanOrEqual((barBox?.y ?? 0) + (barBox?.height ?? 0));
  // On wide screens the button of the failed action is not covered either.
  if (width === 1440) await page.getByRole('button', { name: /^(?:Un)?[Ff]ollow$/ }).click({ timeout: 2000 });
  await page.context().close();
});
