import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import type { RunOptions } from 'axe-core';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Locator,
  type Page,
} from 'playwright';
import { expect, inject } from 'vitest';

import { browserArgs, shellPath } from '../scripts/browser.ts';
import { demoLimits, demoSession, type Role } from '../scripts/demoSession.ts';
import { startProduct } from '../scripts/product.ts';
import { addressOf } from '../scripts/screens.ts';

const isRefusal = /status of 4\d\d/;

export interface TestProduct {
  url: string;
  /** Opens a window in which a demo account is signed in, or none for a visitor. */
  openAs: (role: Role, language?: 'en' | 'es', device?: BrowserContextOptions) => Promise<Page>;
  /** The address of a screen, with ids that the user of the page has. */
  addressFor: (page: Page, path: string) => Promise<string>;
  /** Renames the startup whose id the address ends with, as an administrator. */
  rename: (address: string, name: string) => Promise<void>;
  /** The console errors of the pages; refused requests are not included. */
  problems: readonly string[];
  /** The emails that the server has sent, oldest first. */
  mails: () => string[];
  stop: () => Promise<void>;
}

interface TestOptions {
  /** Additional environment variables. */
  env?: Record<string, string>;
  /** Prepares its data folder before it starts. */
  prepare?: (data: string) => Promise<void>;
}

/** Starts the product with its demo data, and a browser. */
export async function testProduct({ env = {}, prepare }: TestOptions = {}): Promise<TestProduct> {
  const data = mkdtempSync(join(tmpdir(), 'aval-e2e-'));
  cpSync(inject('demoData'), data, { recursive: true });
  await prepare?.(data);
  const product = await startProduct(data, { ...demoLimits, ...env });
  const browser = await chromium.launch({ executablePath: shellPath(), args: [...browserArgs] });
  const problems: string[] = [];
  const tokens = new WeakMap<BrowserContext, string>();
  return {
    url: product.url,
    problems,
    openAs: async (role, language = 'en', device = {}) => {
      const session = role === 'visitor' ? {} : await demoSession(product.url, role);
      const page = await openPage(browser, { ...session, 'aval.language': language }, device);
      // The cookie in which the app stores the language.
      await page.context().addCookies([{ name: 'aval.language', value: language, url: product.url }]);
      startWithEachPage(page);
      if (session['aval.token']) tokens.set(page.context(), session['aval.token']);
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !isRefusal.test(message.text())) problems.push(message.text());
      });
      return page;
    },
    addressFor: (page, path) => addressOf(path, product.url, tokens.get(page.context())),
    rename: async (address, name) => {
      const { 'aval.token': token } = await demoSession(product.url, 'admin');
      const response = await fetch(`${product.url}/api/startups/${/\d+$/.exec(address)?.[0]}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
    mails: () => {
      const outbox = join(data, 'outbox');
      if (!existsSync(outbox)) return [];
      const names = readdirSync(outbox).filter((name) => name.endsWith('.eml') && !name.startsWith('.'));
      return names.toSorted().map((name) => readFileSync(join(outbox, name), 'utf8'));
    },
    stop: async () => {
      await browser.close();
      await product.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** A phone in portrait mode, with real touch events. */
export const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function openPage(
  browser: Browser,
  stored: Record<string, string>,
  device: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    timezoneId: 'Europe/Madrid',
    ...device,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  return context.newPage();
}

/** Waits until the app has hydrated the prerendered HTML. */
export const started = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);

/** Makes `goto` wait until the app has started, except with 'commit'. */
function startWithEachPage(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await started(page);
    return response;
  };
}

/** Waits until each is visible. */
export async function expectVisible(...locators: Locator[]): Promise<void> {
  for (const locator of locators) {
    await locator.waitFor();
    expect(await locator.isVisible()).toBe(true);
  }
}

/** A toast by its text, even over an open dialog, which hides it from role queries. */
export function toastOf(page: Page, text: string): Locator {
  return page.locator('li[data-type]').filter({ hasText: text });
}

/** The rule for target sizes is off by default, and passes would be reported at length. */
const options: RunOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/** Expects no axe violation on the current page, in both themes. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('#root > [role=status] > [role=progressbar]').waitFor({ state: 'detached' });
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Legacy mode ignores cross-origin frames, of which there are none, and needs no page of its own for the results.
    const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
}
