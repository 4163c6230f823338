import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;
let page: Page;

const palette = () => page.getByRole('dialog', { name: 'Commands' });
const option = (name: string | RegExp) => palette().getByRole('option', { name });

/** Opens the palette, and waits until its input has the focus. */
async function openPalette(): Promise<void> {
  await page.keyboard.press('Control+k');
  await palette().locator('input:focus').waitFor();
}

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
});

afterAll(() => product?.stop());

describe('the command palette', () => {
  it('opens a startup after a few letters', async () => {
    await openPalette();
    await expectVisible(option(/Seed Iberia/), option('Browse'));
    await expectNoViolations(page);
    await page.keyboard.type('solara');
    await palette()
      .getByRole('option', { name: /^Solara/, selected: true })
      .waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/startups\/\d+$/);
    await expectVisible(page.getByRole('heading', { name: 'Solara' }));
  });

  it('opens a screen, and lists it first the next time', async () => {
    await openPalette();
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/startups/search?*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/startups\/search\?/);
    await page.keyboard.type('my portf');
    await palette().getByRole('option', { name: 'My Portfolios', selected: true }).waitFor();
    await asked;
    // Results of the previous query must not rank above those of this one.
    expect(await palette().getByRole('option').allTextContents()).toEqual(['My Portfolios']);
    answer();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/myportfolios');
    await page.unrouteAll({ behavior: 'wait' });
    await page.keyboard.press('Control+k');
    await expectVisible(
      palette().getByRole('group', { name: 'Recent' }).getByRole('option', { name: 'My Portfolios' }),
    );
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
  });

  it('changes the theme, including the button in the top bar', async () => {
    await openPalette();
    await page.keyboard.type('dark');
    await option('Use the dark theme').click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('banner').getByRole('button', { name: 'Appearance' }).click();
    expect(await page.getByRole('menuitemcheckbox', { name: 'Dark' }).getAttribute('aria-checked')).toBe('true');
    await page.getByRole('menuitemcheckbox', { name: 'System' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  it('opens with a button, without a keyboard', async () => {
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await expectVisible(palette());
    await page.keyboard.press('Escape');
    await palette().waitFor({ state: 'detached' });
  });

  it('keeps the compact density after a reload', async () => {
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click();
    await page.reload();
    expect(await page.locator('html').getAttribute('data-density')).toBe('compact');
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Comfortable' }).click();
    expect(await page.locator('html').getAttribute('data-density')).toBe('comfortable');
  });
});

describe('keyboard shortcuts', () => {
  it('are listed by ?', async () => {
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expectVisible(help);
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
  });

  it('focus the search field on /, where ? is text', async () => {
    await page.keyboard.press('/');
    await page.keyboard.type('what?');
    expect(await page.getByRole('searchbox').inputValue()).toBe('what?');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('offline', () => {
  it('shows a notice until the network is back', async () => {
    await page.context().setOffline(true);
    await expectVisible(page.getByText('You are offline'));
    await expectNoViolations(page);
    await page.context().setOffline(false);
    await page.getByText('You are offline').waitFor({ state: 'detached' });
  });

  it('can continue a form: the notice covers nothing at the end of the page', async () => {
    const form = await product.openAs('founder');
    await form.goto(`${product.url}/startups/add`);
    await form.getByLabel('Startup Name').fill('Sin Red');
    await form.getByLabel('Location').fill('Teruel, Spain');
    await form.getByLabel('Description').fill('Typed where there is no network.');
    await form.context().setOffline(true);
    await expectVisible(form.getByText('You are offline'));
    await form.getByRole('button', { name: 'Next' }).click();
    await expectVisible(form.getByRole('form', { name: 'Classification' }));
    await form.context().close();
  });

  it('can open a menu', async () => {
    const fresh = await product.openAs('investor');
    await fresh.goto(`${product.url}/dashboard`);
    await fresh.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await fresh.context().setOffline(true);
    await fresh.getByRole('banner').getByRole('button').last().click();
    await expectVisible(fresh.getByRole('menuitem', { name: 'Profile' }));
    await fresh.context().close();
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
