import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { settle } from '../scripts/screens.ts';
import { keyboardWalk } from './keyboardWalk.ts';
import { expectVisible, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;
let page: Page;
let walk: ReturnType<typeof keyboardWalk>;

const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const step = (name: string) => page.getByRole('form', { name, exact: true });

/** Moves from anywhere in the page to an entry of the sidebar, which precedes it. */
async function openFromSidebar(name: string): Promise<void> {
  await walk.tabTo(page.getByRole('navigation').getByRole('link', { name, exact: true }), 'Shift+Tab');
  await walk.press('Enter');
}

async function choose(name: string, letters: string): Promise<void> {
  await expect.poll(() => choice(name).isEnabled()).toBe(true);
  await walk.typeInto(choice(name), letters);
}

async function goOn(to: string): Promise<void> {
  await walk.tabTo(button('Next'));
  await walk.press('Enter');
  await walk.arriveAt(step(to));
}

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('visitor');
  walk = keyboardWalk(page);
});

afterAll(() => product?.stop());

describe('with the keyboard alone, a founder', () => {
  it('signs in', async () => {
    await page.goto(`${product.url}/login`);
    await title(/.+/).waitFor();
    await walk.typeInto(page.getByLabel('Email'), 'founder@demo.aval');
    await walk.typeInto(page.getByLabel('Password', { exact: true }), 'Demo!2026');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    await walk.arriveAt(page.getByRole('main').getByRole('heading', { level: 1 }));
    await expectVisible(title(/.+/));
  });

  it('finds a startup and opens it', async () => {
    await openFromSidebar('Browse');
    await walk.arriveAt(title('Browse Startups'));
    await walk.typeInto(page.getByRole('searchbox'), 'solara');
    await page.waitForURL('**/startups?q=solara');
    const link = page.getByRole('link', { name: 'Solara', exact: true });
    await expect.poll(() => link.count()).toBe(1);
    await walk.tabTo(link);
    await walk.press('Enter');
    await walk.arriveAt(title('Solara'));
  });

  it('reads the sources of a figure, and returns to its button', async () => {
    const info = button('About the investability score');
    await walk.tabTo(info);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expectVisible(dialog.getByRole('heading', { name: 'Calculation' }));
    await walk.expectStop();
    await walk.tabTo(dialog.getByRole('button', { name: 'Close' }).last());
    await page.keyboard.press('Escape');
    await walk.arriveAt(info);
  });

  it('fills in the seven steps', async () => {
    await openFromSidebar('New Startup');
    await walk.arriveAt(title('Create New Startup'));
    await walk.typeInto(field('Startup Name'), 'Sin Ratón');
    await walk.typeInto(field('Location'), 'Gijón, Spain');
    await walk.typeInto(field('Foundation year'), '2023');
    await walk.typeInto(field('Description'), 'Everything by keys.');
    await goOn('Classification');
    await choose('Industry', 'Tech');
    await choose('Stage', 'MVP');
    await choose('Business Model', 'SaaS');
    await goOn('Team');
    await walk.tabTo(page.getByRole('slider', { name: 'Number of Founders' }));
    await walk.press('Home', 'ArrowRight', 'ArrowRight');
    await goOn('Market');
    await choose('Market Size', 'Large');
    await walk.typeInto(field('Total Market Size'), '900');
    await walk.typeInto(field('Target Segment Size'), '120,5');
    await goOn('Financials');
    await choose('Financing Type', 'Business');
    await walk.typeInto(field('Burn Rate'), '18000');
    await walk.typeInto(field('Profit Margin'), '-20');
    await goOn('Innovation & Technology');
    await goOn('Summary');
    await expectVisible(button('Create Startup'));
  });

  it('creates the startup and follows the link to its evaluation', async () => {
    await walk.tabTo(button('Create Startup'));
    await page.keyboard.press('Enter');
    await page.getByText('Startup created successfully!').waitFor();
    await walk.expectStop();
    await expect.poll(() => field('Startup Name').count(), { timeout: 10_000 }).toBe(1);
    await walk.expectStop();
    await walk.tabTo(page.getByRole('link', { name: /See the evaluation/ }), 'Shift+Tab');
    await walk.press('Enter');
    await walk.arriveAt(title('Sin Ratón'));
  });

  it('signs out without a draft', async () => {
    await walk.tabTo(
      page
        .getByRole('banner')
        .getByRole('button', { name: /Logout|Account|.+/ })
        .last(),
      'Shift+Tab',
    );
    await walk.press('Enter');
    await expectVisible(page.getByRole('menuitem', { name: 'Logout' }));
    await walk.arriveAt(page.getByRole('menuitem').first());
    await walk.press('End');
    await walk.arriveAt(page.getByRole('menuitem', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await walk.arriveAt(page.getByRole('heading', { level: 1 }));
    await expectVisible(page.getByLabel('Email'));
    expect(product.problems).toEqual([]);
  });
});

it.each([
  [320, 'the wizard', 'founder', '/startups/add', 'Details'],
  [320, 'the edit form', 'admin', '/startups/{best}/edit', 'Details'],
  [900, 'the edit form', 'admin', '/startups/{best}/edit', 'Details'],
  [320, 'what-if', 'admin', '/startups/{best}?whatif=cash_runway_months:3', 'Close'],
] as const)(
  'in a window of %i px each stop of %s stands above the bars at the foot',
  async (width, _, role, path, last) => {
    const narrow = await product.openAs(role);
    await narrow.setViewportSize({ width, height: 640 });
    await narrow.goto(await product.addressFor(narrow, path));
    await settle(narrow);
    const lastStop = narrow.getByRole('main').getByRole('button', { name: last, exact: true }).last();
    await keyboardWalk(narrow).tabTo(lastStop);
    expect(await lastStop.evaluate((element) => element === document.activeElement)).toBe(true);
    await narrow.context().close();
  },
);

it('the position is kept when the focused row is removed', async () => {
  const list = await product.openAs('investor');
  await list.goto(`${product.url}/myportfolios`);
  await list
    .getByRole('button', { name: /^Delete / })
    .first()
    .focus();
  await list.keyboard.press('Enter');
  const confirm = list.getByRole('alertdialog').getByRole('button', { name: 'Delete Portfolio' });
  await confirm.focus();
  await list.keyboard.press('Enter');
  await confirm.waitFor({ state: 'detached' });
  await expect.poll(() => list.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  await list.context().close();
});

it('the page does not scroll when the focus moves up into the top bar', async () => {
  const read = await product.openAs('investor');
  await read.goto(await product.addressFor(read, '/startups/{best}'));
  await settle(read);
  await read.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await read.getByRole('banner').getByRole('button', { name: 'Search' }).focus();
  await read.getByRole('banner').getByRole('link').first().focus();
  // The scroll animation takes a third of a second.
  await read.waitForTimeout(600);
  expect(await read.evaluate(() => scrollY)).toBe(900);
  await read.context().close();
});

it.each(['cash_runway_months', 'profit_margin'])('the edit form opens at the field %s from its link', async (id) => {
  const editor = await product.openAs('admin');
  await editor.goto(`${await product.addressFor(editor, '/startups/{best}/edit')}?field=${id}`);
  await settle(editor);
  const isFocused = await editor.locator(`#startup-${id}`).evaluate((control) => control === document.activeElement);
  expect(isFocused).toBe(true);
  await editor.context().close();
});
