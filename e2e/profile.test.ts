import { readFileSync } from 'node:fs';

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

const slowly = { timeout: 15_000 };

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name });
const sessions = () => page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('investor');
  await page.goto(`${product.url}/dashboard`);
});

afterAll(() => product?.stop());

describe('the profile', () => {
  it('is linked from the user menu', async () => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    await page.waitForURL('**/profile');
    await expectVisible(page.getByRole('heading', { name: 'My Professional Profile' }));
    await expectVisible(field('First Name'));
    expect(await page.title()).toBe('My Professional Profile · Aval');
    await expectNoViolations(page);
  });

  it('is saved, and the top bar shows the new name', async () => {
    await field('First Name').fill('Marta');
    await field('Phone').fill('+34 600 000 000');
    await button('Save profile').click();
    await expectVisible(toastOf(page, 'Profile updated successfully!'));
    await expectVisible(page.getByRole('banner').getByText('Marta', { exact: true }));
    await page.reload();
    expect(await field('Phone').inputValue()).toBe('+34 600 000 000');
  });

  it('asks before discarding input', async () => {
    await field('Last Name').fill('Somebody else');
    await page.getByRole('link', { name: 'Browse', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    expect(await field('Last Name').inputValue()).toBe('Somebody else');
    expect(new URL(page.url()).pathname).toBe('/profile');
  });

  it('returns to the dashboard without saving', async () => {
    await field('Last Name').fill('Somebody else');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await page.waitForURL('**/dashboard');
    await page.goto(`${product.url}/profile`);
    expect(await field('Last Name').inputValue()).not.toBe('Somebody else');
  });
});

describe('sessions', () => {
  it('are ended one by one, or all but the current one', async () => {
    const others = [];
    for (let count = 0; count < 3; count += 1) others.push(await product.openAs('investor'));
    await page.reload();
    await expect.poll(() => sessions().count(), slowly).toBe(4);
    await expectVisible(page.getByText('This device'));
    await button(/^Sign out of/)
      .first()
      .click();
    await expect.poll(() => sessions().count(), slowly).toBe(3);
    await button('Sign out everywhere else').click();
    await expect.poll(() => sessions().count(), slowly).toBe(1);
    const [ended] = others;
    await ended?.goto(`${product.url}/profile`);
    await ended?.waitForURL('**/login?from=**');
    for (const other of others) await other.context().close();
  });
});

describe('the account', () => {
  it('is exported as a file', async () => {
    const [download] = await Promise.all([page.waitForEvent('download'), button('Download my data').click()]);
    expect(download.suggestedFilename()).toMatch(/^aval-account-\d+\.json$/);
    const content = JSON.parse(readFileSync(await download.path(), 'utf8')) as { user: { email: string } };
    expect(content.user.email).toBe('investor@demo.aval');
  });

  it('requires the current password to change the password', async () => {
    await page.getByLabel('Current password').fill('Wrong!2026');
    await page.getByLabel('New password').fill('Better!2026');
    await page.getByLabel('Confirm password').fill('Better!2026');
    await button('Change password').click();
    await expectVisible(page.getByRole('region', { name: 'Change password' }).getByRole('alert'));
    await page.getByLabel('Current password').fill('Demo!2026');
    await button('Change password').click();
    await expectVisible(page.getByText('Your other sessions have ended.'));
    expect(await page.getByLabel('New password').inputValue()).toBe('');
    const signIn = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'investor@demo.aval', password: 'Better!2026' }),
    });
    expect(signIn.status).toBe(200);
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems).toEqual([]);
  });
});
