import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('investor');
});

afterAll(() => product?.stop());

describe('portfolios', () => {
  it('are created with a message, and appear in the list', async () => {
    await page.goto(`${product.url}/portfolios/add`);
    await button('Create Portfolio').click();
    await expectVisible(page.getByText('Name is required'));
    await page.getByRole('textbox', { name: 'Name' }).fill('Energía del Norte');
    await page.getByRole('textbox', { name: /Description/ }).fill('Growth rounds of the coming year.');
    await expectNoViolations(page);
    await button('Create Portfolio').click();
    await expectVisible(page.getByText('Portfolio created'));
    await page.waitForURL('**/myportfolios');
    await expectVisible(row('Energía del Norte'));
    expect(await page.title()).toBe('My Portfolios · Aval');
    await expectNoViolations(page);
  });

  it('cannot have the name of another portfolio', async () => {
    await page.goto(`${product.url}/portfolios/add`);
    await page.getByRole('textbox', { name: 'Name' }).fill('energía del norte');
    await button('Create Portfolio').click();
    await expectVisible(page.getByRole('alert'));
    expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('energía del norte');
  });

  it('store the search in the address', async () => {
    await page.goto(`${product.url}/myportfolios`);
    await page.getByRole('searchbox').fill('energia');
    await page.waitForURL('**/myportfolios?q=energia');
    await expectVisible(page.getByText('1 portfolio', { exact: true }));
    await expectVisible(row('Energía del Norte'));
  });

  it('accept startups, each of which leaves the candidates immediately', async () => {
    await page.getByRole('link', { name: 'Energía del Norte', exact: true }).click();
    await expectVisible(dialog('Energía del Norte').getByText('No startups in this portfolio'));
    await button('Add Startup').click();
    const adding = dialog('Add startups to Energía del Norte');
    await adding.getByRole('searchbox').fill('solara');
    await page.waitForURL(/open=add&portfolio=\d+&find=solara/);
    await expectVisible(adding.getByRole('button', { name: 'Add Solara' }));
    await expectNoViolations(page);
    await adding.getByRole('button', { name: 'Add Solara' }).click();
    await expectVisible(toastOf(page, 'Startup added successfully to the portfolio'));
    await adding.getByRole('button', { name: 'Add Solara' }).waitFor({ state: 'detached' });
    await button('Back to the portfolio').click();
    await expectVisible(dialog('Energía del Norte').getByRole('link', { name: 'Solara' }));
    await expectNoViolations(page);
  });

  it('remove a startup after confirmation, and restore it on Undo', async () => {
    await button('Remove Solara').click();
    const question = page.getByRole('alertdialog', { name: 'Remove Solara from Energía del Norte?' });
    await expectNoViolations(page);
    await question.getByRole('button', { name: 'Remove Startup' }).click();
    const toast = toastOf(page, 'Startup removed successfully from the portfolio');
    await expectVisible(dialog('Energía del Norte').getByText('No startups in this portfolio'));
    await toast.getByText('Undo').click();
    await expectVisible(dialog('Energía del Norte').getByRole('link', { name: 'Solara' }));
  });

  it('close with Back, and open by their address', async () => {
    const address = page.url();
    await page.goBack();
    await dialog('Energía del Norte').waitFor({ state: 'detached' });
    await page.goto(address);
    await expectVisible(dialog('Energía del Norte').getByRole('link', { name: 'Solara' }));
    await page.keyboard.press('Escape');
    await page.waitForURL('**/myportfolios?q=energia');
  });

  it('are renamed', async () => {
    await button('Edit Energía del Norte').click();
    const editing = dialog('Edit Portfolio');
    expect(await editing.getByRole('button', { name: 'Save Changes' }).isDisabled()).toBe(true);
    await editing.getByRole('textbox', { name: 'Name' }).fill('Energía y agua');
    await expectNoViolations(page);
    await editing.getByRole('button', { name: 'Save Changes' }).click();
    await expectVisible(toastOf(page, 'Portfolio updated successfully'));
    await expectVisible(row('Energía y agua'));
  });

  it('link to their comparison', async () => {
    const link = page.getByRole('link', { name: 'Compare the startups of Energía y agua' });
    expect(await link.getAttribute('href')).toMatch(/^\/portfolios\/\d+\/compare$/);
  });

  it('are deleted after confirmation', async () => {
    await button('Delete Energía y agua').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Portfolio' }).click();
    await row('Energía y agua').waitFor({ state: 'detached' });
    await expectVisible(page.getByText('No portfolio matches'));
    await button('Show all portfolios').click();
    await page.waitForURL('**/myportfolios');
    await expectVisible(row('Climate'));
  });

  it('keep their scroll position after Back, even when the list is refetched', async () => {
    const phone = await product.openAs('investor');
    await phone.setViewportSize({ width: 390, height: 844 });
    const at = () => phone.evaluate(() => Math.round(scrollY));
    await phone.goto(`${product.url}/myportfolios`);
    await phone
      .getByRole('link', { name: /^Compare/ })
      .last()
      .waitFor();
    await phone.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const left = await at();
    expect(left).toBeGreaterThan(0);
    await phone
      .getByRole('link', { name: /^Compare/ })
      .last()
      .click();
    await phone.waitForURL(/\/compare$/);
    await phone.reload();
    await phone.getByRole('heading', { level: 1 }).waitFor();
    await phone.route('**/api/portfolios/mine', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await phone.goBack();
    await phone
      .getByRole('link', { name: /^Compare/ })
      .last()
      .waitFor();
    expect(await at()).toBe(left);
    await phone.context().close();
  });

  it('that do not exist show a message, as do those of other users', async () => {
    const other = await product.openAs('founder');
    await other.goto(`${product.url}/myportfolios?open=view&portfolio=1`);
    await expectVisible(other.getByRole('dialog', { name: 'Portfolio not found' }));
    expect(await other.getByRole('dialog').getByRole('link').count()).toBe(0);
    await other.context().close();
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems).toEqual([]);
  });
});
