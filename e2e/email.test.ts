import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct } from './testPage.ts';

const slowly = { timeout: 15_000 };
const password = 'Marea!Alta2026';
const renewed = 'Marea!Baja2027';
const [first, second] = ['nora.vidal@example.com', 'nora@empresa.example'];

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const email = () => page.getByRole('region', { name: 'Email' });

/** The address of the newest link to a page that was mailed to somebody. */
async function linkTo(to: string, path: string): Promise<string> {
  const links = () =>
    product
      .mails()
      .filter((mail) => mail.includes(`To: ${to}`))
      .flatMap((mail) => new RegExp(`/${path}\\?token=\\S+`).exec(mail)?.[0] ?? []);
  await expect.poll(() => links().length, slowly).toBeGreaterThan(0);
  return `${product.url}${links().at(-1)}`;
}

async function signIn(address: string, secret: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button('Sign in').click();
}

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('visitor');
});

afterAll(() => product?.stop());

describe('the email of an account', () => {
  it('does not count after sign-up, which signs in at once and says so', async () => {
    await page.goto(`${product.url}/register`);
    await page.getByLabel('First Name').fill('Nora');
    await page.getByLabel('Last Name').fill('Vidal');
    await page.getByLabel('Email').fill(first);
    for (const group of await page.getByRole('radiogroup').all()) await group.getByRole('radio').first().click();
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').click();
    await button('Create account').click();
    await page.waitForURL('**/dashboard');
    await expectVisible(page.getByText(`We have sent a link to ${first}`, { exact: false }));
    await expectNoViolations(page);
  });

  it('is confirmed by the button of the mailed link, not by opening it', async () => {
    const link = await linkTo(first, 'confirm-email');
    await page.goto(link);
    await expectVisible(page.getByRole('heading', { name: 'Confirm your email' }));
    await expectNoViolations(page);
    await page.goto(`${product.url}/profile`);
    await expectVisible(email().getByText('Not confirmed'));
    await page.goto(link);
    await button('Confirm').click();
    await expectVisible(page.getByText(`The email ${first} is confirmed`));
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expectVisible(email().getByText('Confirmed', { exact: true }));
    await page.goto(`${product.url}/dashboard`);
    await expectVisible(page.getByRole('heading', { name: 'Dashboard' }));
    // The session that was stored before still says otherwise, until the profile has been asked.
    await expect.poll(() => page.getByText('Confirm your email').count(), slowly).toBe(0);
  });

  it('changes when the new one is confirmed', async () => {
    await page.goto(`${product.url}/profile`);
    await email().getByLabel('New email').fill(second);
    await email().getByLabel('Your password').fill(password);
    await button('Change email').click();
    await expectVisible(email().getByText(`We have sent a link to ${second}`, { exact: false }));
    await expectVisible(email().getByText(first));
    await expectNoViolations(page);
    await page.goto(await linkTo(second, 'confirm-email'));
    await button('Confirm').click();
    await expectVisible(page.getByText(`The email ${second} is confirmed`));
    await page.getByRole('link', { name: 'Go to your profile' }).click();
    await expectVisible(email().getByText(second));
  });

  it('is taken back from the old one, with a new password', async () => {
    const link = await linkTo(first, 'take-back-email');
    await page.goto(link);
    await expectNoViolations(page);
    await button('Take back').click();
    await expectVisible(page.getByText(`The account has the email ${first} again`, { exact: false }));
    await page.goto(await linkTo(first, 'reset-password'));
    await page.getByLabel('New password').fill(renewed);
    await page.getByLabel('Confirm password').fill(renewed);
    await button('Reset password').click();
    await page.waitForURL('**/login');
    await signIn(second, renewed);
    await expectVisible(page.getByRole('alert'));
    await signIn(first, renewed);
    await page.waitForURL('**/dashboard');
    await page.goto(link);
    await button('Take back').click();
    await expectVisible(page.getByRole('alert').getByRole('link', { name: 'Write to us' }));
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(product.problems).toEqual([]);
  });
});
