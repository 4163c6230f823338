import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { browserArgs, shellPath } from '../scripts/browser.ts';
import { type RunningProduct, startProduct } from '../scripts/product.ts';
import { expectNoViolations, expectVisible } from './testPage.ts';

const password = 'Demo!2026';
const startupName = 'Faro de Prueba';
const limits = { AVAL_LIMIT_SIGN_IN: '1000', AVAL_LIMIT_SIGN_IN_ADDRESS: '1000' };

let data: string;
let product: RunningProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const consoleProblems: string[] = [];

const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const next = () => page.getByRole('button', { name: 'Next' }).click();

async function openAs(language: 'en' | 'es'): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await context.addInitScript((chosen) => localStorage.setItem('aval.language', chosen), language);
  page = await context.newPage();
  page.on('pageerror', (error) => consoleProblems.push(error.message));
  page.on('console', (message) => {
    const isRefusedSignIn = /status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isRefusedSignIn) consoleProblems.push(message.text());
  });
}

async function signIn(email: string): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/dashboard');
}

beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'aval-e2e-'));
  product = await startProduct(data, limits);
  browser = await chromium.launch({ executablePath: shellPath(), args: [...browserArgs] });
  await openAs('en');
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(data, { recursive: true, force: true });
});

describe('a new user', () => {
  it('sees the address and the demo accounts in the server’s output', () => {
    expect(product.output()).toContain(`Aval is ready at ${product.url}`);
    for (const name of ['admin', 'corporate', 'education', 'investor', 'founder']) {
      expect(product.output()).toContain(`${name}@demo.aval`);
    }
  });

  it('reads the landing page', async () => {
    await page.goto(product.url);
    await expectVisible(heading(/A score from 0 to 100/));
    await expectVisible(page.getByText('Example with invented data'));
    await expectNoViolations(page);
  });

  it('is redirected to sign-in from a page that requires a session', async () => {
    await page.goto(`${product.url}/startups?sort=updated_at`);
    await page.waitForURL('**/login?from=**');
    expect(new URL(page.url()).searchParams.get('from')).toBe('/startups?sort=updated_at');
  });

  it('sees that the password is wrong, and keeps the input', async () => {
    await page.getByLabel('Email').fill('founder@demo.aval');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).toContain('The email or the password is wrong');
    expect(await page.getByLabel('Email').inputValue()).toBe('founder@demo.aval');
    await expectNoViolations(page);
  });

  it('signs in and returns to the requested page', async () => {
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/startups?sort=updated_at');
    await expectVisible(heading('Browse Startups'));
  });
});

describe('a founder', () => {
  it('sees live figures on the dashboard', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expectVisible(heading('Top 10 Most Relevant Startups'));
    await page.getByRole('listitem').filter({ hasText: 'Solara' }).getByText('81,1').waitFor();
    await expectNoViolations(page);
    expect(await page.title()).toBe('Dashboard · Aval');
  });

  it('opens a row of the list by a click anywhere in it', async () => {
    await page.getByRole('listitem').filter({ hasText: 'Solara' }).locator('p').first().click();
    await expectVisible(heading('Solara'));
    await page.goBack();
    await expectVisible(heading('Top 10 Most Relevant Startups'));
  });

  it('searches and filters, which is stored in the address', async () => {
    await page.getByRole('link', { name: 'Browse', exact: true }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Browse Startups');
    await page.getByRole('searchbox').fill('solara');
    await page.waitForURL('**/startups?q=solara');
    await page.getByRole('link', { name: 'Solara', exact: true }).waitFor();
    await page.reload();
    expect(await page.getByRole('searchbox').inputValue()).toBe('solara');
    await expectNoViolations(page);
  });

  it('opens a startup and sees the sources of its score', async () => {
    await page.getByRole('link', { name: 'Solara', exact: true }).click();
    await expectVisible(heading('Solara'));
    await expectVisible(heading('How the score adds up'));
    await page.getByText('81,1').first().waitFor();
    await expectVisible(heading('Risk heatmap'));
    await expectNoViolations(page);
  });

  it('registers a startup in seven steps', async () => {
    await page.getByRole('link', { name: 'New Startup' }).click();
    await expectVisible(heading('Create New Startup'));
    expect(await page.getByRole('button', { name: 'Next' }).isDisabled()).toBe(true);
    await page.getByLabel('Startup Name').pressSequentially(startupName);
    await page.getByLabel('Location').pressSequentially('Gijón, Spain');
    await page.getByLabel('Description').pressSequentially('A lighthouse that tests whether the whole way works.');
    const year = page.getByRole('textbox', { name: 'Foundation year' });
    await year.fill('9'.repeat(10_000));
    await year.press('Tab');
    await expectVisible(page.getByText('Foundation year must be a number'));
    await year.fill('');
    await year.pressSequentially('2023');
    await next();
    await page.getByLabel('Industry').selectOption({ label: 'Technology' });
    await page.getByLabel('Stage').selectOption({ label: 'MVP' });
    await page.getByLabel('Business Model').selectOption({ label: 'SaaS' });
    await next();
    await expectVisible(heading('Team'));
    await page.getByRole('slider', { name: 'Technical Expertise' }).press('ArrowLeft');
    await expectNoViolations(page);
    await next();
    await page.getByLabel('Market Size', { exact: false }).first().selectOption({ index: 3 });
    await page.getByLabel('Total Market Size').pressSequentially('1500,5');
  });

  it('continues in the fourth step after a reload, with all input', async () => {
    await page.reload();
    await expectVisible(heading('Market'));
    expect(await page.getByLabel('Total Market Size').inputValue()).toBe('1.500,5');
    // The choices load after the form.
    await expect.poll(() => page.getByLabel('Market Size', { exact: false }).first().inputValue()).not.toBe('');
    await page.getByLabel('Target Segment Size').pressSequentially('80');
    await next();
    await page.getByLabel('Financing Type').selectOption({ index: 3 });
    await page.getByLabel('Burn Rate').pressSequentially('20000');
    await page.getByLabel('Profit Margin').pressSequentially('-20');
    await next();
    await expectVisible(heading('Innovation & Technology'));
    await next();
    await page.getByRole('button', { name: 'Create Startup' }).waitFor();
    for (const typed of [startupName, 'Gijón, Spain', '2023', '1.500,5']) {
      await expectVisible(page.getByText(typed, { exact: false }).last());
    }
    await expectNoViolations(page);
    await page.getByRole('button', { name: 'Create Startup' }).click();
  });

  it('follows the link to the evaluation, and the form is reset', async () => {
    const notice = page.getByText('Startup created successfully!');
    await notice.waitFor();
    const link = page.getByRole('status').getByRole('link').or(page.getByRole('alert').getByRole('link')).first();
    await page.getByLabel('Startup Name').waitFor();
    expect(await page.getByLabel('Startup Name').inputValue()).toBe('');
    await link.click();
    await page.waitForURL(/\/startups\/\d+$/);
    await expectVisible(heading(startupName));
    await expectVisible(heading('How the score adds up'));
  });
});

describe('after a restart', () => {
  it('keeps all data', async () => {
    const address = new URL(page.url()).pathname;
    await context.close();
    await product.stop();
    product = await startProduct(data, limits);
    await openAs('en');
    await signIn('founder@demo.aval');
    await page.goto(product.url + address);
    await expectVisible(heading(startupName));
    await expectVisible(heading('How the score adds up'));
  });
});

const steps = () => page.getByRole('list', { name: 'Your first steps' });

describe('a new account', () => {
  it('sees three first steps instead of figures, and empty lists without a search', async () => {
    const account = { first_name: 'Ada', last_name: 'Nueva', email: 'ada@aval.example', password };
    const body = JSON.stringify({ ...account, profile_type_code: 'I', profile_group_code: 'INVESTOR' });
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(`${product.url}/api/auth/register`, { method: 'POST', headers, body })).status).toBe(201);
    await context.close();
    await openAs('en');
    await signIn(account.email);
    await expect.poll(() => steps().getByRole('link').count()).toBe(3);
    await expectNoViolations(page);
    for (const [name, empty] of [
      ['My Portfolios', 'No portfolios yet'],
      ['My Startups', 'No startups'],
    ] as const) {
      await page.getByRole('navigation').getByRole('link', { name }).click();
      await expectVisible(page.getByText(empty, { exact: true }));
      expect(await page.getByRole('searchbox').count()).toBe(0);
    }
  });

  it('sees the step ticked off after following a startup', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await steps().getByRole('link', { name: 'Browse Startups' }).click();
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .click();
    await page.getByRole('button', { name: /^Unfollow / }).waitFor();
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expectVisible(steps().getByText('Done'));
    expect(await steps().getByRole('link').count()).toBe(2);
  });
});

describe('an administrator', () => {
  it('sees the four metric tabs', async () => {
    await context.close();
    await openAs('en');
    await signIn('admin@demo.aval');
    await page.goto(`${product.url}/startups?q=solara`);
    await page.getByRole('link', { name: 'Solara', exact: true }).click();
    for (const tab of ['Value Proposition', 'Financial', 'Market', 'Team']) {
      await expectVisible(page.getByRole('tab', { name: new RegExp(tab, 'i') }));
    }
    await page.getByRole('tab', { name: /Financial/ }).click();
    await expectVisible(page.getByText('Cash runway').first());
    await expectNoViolations(page);
  });

  it('opens the history of a fact from its value, and returns to it', async () => {
    const mark = page.getByRole('button', { name: /History of Burn Rate/ });
    await mark.click();
    const dialog = page.getByRole('dialog', { name: 'Burn Rate' });
    await expectVisible(
      dialog.getByText('solara-management-accounts-2025.xlsx, p. 1'),
      dialog.getByText('60.000 €').last(),
    );
    await expect.poll(() => dialog.getByRole('listitem').count()).toBe(2);
    await expectNoViolations(page);
    expect(new URL(page.url()).search).toContain('open=history&field=burn_rate');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).not.toContain('open=');
  });

  it('reads the same in Spanish', async () => {
    await page.getByText('ES', { exact: true }).first().click();
    await expectVisible(heading('Mapa de riesgo'));
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });
});

describe('the pages', () => {
  it('report no error to the console', () => {
    expect(consoleProblems).toEqual([]);
  });
});
