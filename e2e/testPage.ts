import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { expect, inject } from 'vitest';

import { browserArgs, browserPath } from '../scripts/browser.ts';
import { startProduct } from '../scripts/product.ts';

const password = 'Demo!2026';
const limits = { AVAL_LIMIT_SIGN_IN: '1000', AVAL_LIMIT_SIGN_IN_ADDRESS: '1000', AVAL_LIMIT_CALLS: '100000' };
const isRefusal = /status of 4\d\d/;

export type DemoRole = 'admin' | 'corporate' | 'education' | 'investor' | 'founder';

export interface TestProduct {
  url: string;
  /** A new window in which a demo account is signed in, or nobody. */
  openAs: (role: DemoRole | null, language?: 'en' | 'es') => Promise<Page>;
  /** What the pages reported as errors; refused calls are none. */
  problems: readonly string[];
  stop: () => Promise<void>;
}

/** The product with its demo data, and a browser to look at it with. */
export async function testProduct(): Promise<TestProduct> {
  const data = mkdtempSync(join(tmpdir(), 'aval-e2e-'));
  cpSync(inject('demoData'), data, { recursive: true });
  const product = await startProduct(data, limits);
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
  const problems: string[] = [];
  return {
    url: product.url,
    problems,
    openAs: async (role, language = 'en') => {
      const page = await openPage(browser, {
        ...(role === null ? {} : await sessionOf(product.url, role)),
        'aval.language': language,
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal.test(message.text())) problems.push(message.text());
      });
      return page;
    },
    stop: async () => {
      await browser.close();
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function sessionOf(url: string, role: DemoRole): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@demo.aval`, password }),
  });
  const { user, token } = (await answer.json()) as { user: { profile_type_name: string }; token: string };
  return {
    'aval.user': JSON.stringify(user),
    'aval.token': token,
    'aval.profile_type_name': user.profile_type_name,
  };
}

async function openPage(browser: Browser, stored: Record<string, string>): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

/** Waits until each is to be seen. */
export async function expectVisible(...locators: Locator[]): Promise<void> {
  for (const locator of locators) {
    await locator.waitFor();
    expect(await locator.isVisible()).toBe(true);
  }
}

/** A toast by its text, also over an open dialog, which hides it from roles. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('li[data-type]').filter({ hasText: text });
}

/** Every rule of accessibility holds on the page as it is, in the light and in the dark theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
}
