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
  /** A new window in which a demo account is signed in, or a visitor. */
  openAs: (role: Role, language?: 'en' | 'es', device?: BrowserContextOptions) => Promise<Page>;
  /** The address of a screen, with the ids that the one who is signed in on a page has. */
  addressFor: (page: Page, path: string) => Promise<string>;
  /** Gives the startup whose id an address ends with another name, as an administrator does. */
  rename: (address: string, name: string) => Promise<void>;
  /** What the pages reported as errors; refused calls are none. */
  problems: readonly string[];
  /** The mails that it has written, oldest first. */
  mails: () => string[];
  stop: () => Promise<void>;
}

interface TestOptions {
  /** Settings beside those of every test. */
  env?: Record<string, string>;
  /** What is done to the folder of its data before it starts. */
  prepare?: (data: string) => Promise<void>;
}

/** The product with its demo data, and a browser to look at it with. */
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
      // As the app keeps a choice for the server.
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
      const answer = await fetch(`${product.url}/api/startups/${/\d+$/.exec(address)?.[0]}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (!answer.ok) throw new Error(await answer.text());
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

/** A phone in portrait, whose finger is a real one to the page. */
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

/** Waits until the app has started, in place of what was prerendered. */
export const started = (page: Page) => page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined);

/** What a test does after it has opened a page is done in the started app, unless it goes on at 'commit'. */
function startWithEachPage(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await started(page);
    return response;
  };
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

/** Axe leaves the size of targets out unless it is asked for, and tells at length of what is in order. */
const options: RunOptions = { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] };

/** Every rule of accessibility holds on the page as it is, in the light and in the dark theme. */
export async function expectNoViolations(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.locator('#root > [role=progressbar]').waitFor({ state: 'detached' });
  for (const theme of ['dark', 'light']) {
    await page.evaluate((name) => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
    // Frames of other sites would be left out like this, and there are none; what is found needs no page of its own.
    const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found).toEqual([]);
  }
}
