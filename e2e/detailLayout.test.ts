import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { settle } from '../scripts/screens.ts';
import { expectVisible, type TestProduct, testProduct } from './testPage.ts';

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

const words = {
  en: { more: 'More actions', calculation: 'Calculation', remove: 'Delete Startup', compare: 'Industry Comparison' },
  es: {
    more: 'Más acciones',
    calculation: 'Cálculo',
    remove: 'Eliminar startup',
    compare: 'Comparación con el sector',
  },
} as const;

const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

/** Left and right ends of the buttons in a row, which must share one top position. */
function endsOf(page: Page): Promise<{ tops: number; left: number; right: number }> {
  return page.locator('main header').evaluate((header) => {
    const boxes = [...header.querySelectorAll('button')]
      .map((button) => button.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    return {
      tops: new Set(boxes.map(({ top }) => Math.round(top))).size,
      left: Math.round(Math.min(...boxes.map(({ left }) => left))),
      right: Math.round(Math.max(...boxes.map(({ right }) => right))),
    };
  });
}

it.each(['en', 'es'] as const)('a phone shows the actions of a startup in one row, in %s', async (language) => {
  const { more, calculation, remove, compare } = words[language];
  const page = await product.openAs('admin', language);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(await product.addressFor(page, '/startups/{best}'));
  await settle(page);
  expect(await endsOf(page)).toEqual({ tops: 1, left: 16, right: 374 });
  const version = await page.getByRole('combobox', { name: calculation }).boundingBox();
  expect(version?.width).toBeGreaterThan(300);

  const menu = page.getByRole('button', { name: more });
  for (const _ of ['first', 'second']) {
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: compare }))).toBe(true);
    await page.keyboard.press('End');
    await expect.poll(() => hasFocus(page.getByRole('menuitem', { name: remove }))).toBe(true);
    await page.keyboard.press('Enter');
    await expectVisible(page.getByRole('alertdialog').getByRole('button', { name: remove }));
    await page.keyboard.press('Escape');
    await expect.poll(() => hasFocus(menu)).toBe(true);
  }

  const loaded = page.waitForEvent('download');
  await menu.click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await loaded).suggestedFilename()).toMatch(/\.csv$/);
  await expect.poll(() => hasFocus(menu)).toBe(true);
  await page.context().close();
});

it('a desktop shows no menu for actions that fit', async () => {
  const page = await product.openAs('admin');
  await page.goto(await product.addressFor(page, '/startups/{best}'));
  await settle(page);
  await expectVisible(page.getByRole('button', { name: 'Delete Startup' }));
  expect(await page.getByRole('button', { name: 'More actions' }).count()).toBe(0);
  await page.context().close();
});

it.each(['en', 'es'] as const)(
  'what is tried leaves room for the advice and the shape beside it, in %s',
  async (language) => {
    const page = await product.openAs('admin', language);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await product.addressFor(page, '/startups/{best}?whatif=cash_runway_months:3'));
    await settle(page);
    const [advice, shape] = language === 'en' ? ['Recommendations', 'Profile'] : ['Recomendaciones', 'Perfil'];
    const card = (name: string) => page.getByRole('heading', { level: 2, name }).locator('xpath=ancestor::section[1]');
    const lines = await card(advice)
      .getByRole('listitem')
      .getByRole('button')
      .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().height / 20));
    expect(Math.max(...lines)).toBeLessThan(2.5);
    const drawing = await card(shape).locator('svg').last().boundingBox();
    expect(drawing?.height).toBeGreaterThan(300);
    await page.context().close();
  },
);
