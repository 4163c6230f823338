import type { BrowserContext, CDPSession } from 'playwright';

import { median } from '../median.ts';
import { slowdown } from './slowdown.ts';

/** Slow 4G as in Lighthouse, which only simulates it; here network and processor are actually throttled. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const longestWaitMs = 30_000;

/** When the user sees which content, in milliseconds after navigation. */
export interface Opened {
  /** The first contentful paint. */
  first: number;
  /** The largest contentful paint, which is usually the main content. */
  largest: number;
  /** The page with its data has replaced the prerendered HTML. */
  standing: number;
}

async function slowDown(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

async function openOnce(context: BrowserContext, url: string, isThere: string): Promise<Opened> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 412, height: 823 });
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript((selector) => {
    const seen = { first: 0, largest: 0, standing: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { entryType, startTime } of list.getEntries())
        seen[entryType === 'paint' ? 'first' : 'largest'] = startTime;
    }).observe({ entryTypes: ['paint', 'largest-contentful-paint'] });
    const look = () => {
      if (document.querySelector(selector)) requestAnimationFrame(() => (seen.standing = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, isThere);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { seen: Opened }).seen.standing > 0, null, {
    timeout: longestWaitMs,
  });
  // The largest paint may follow the first data.
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(() => (window as unknown as { seen: Opened }).seen);
  await page.close();
  return seen;
}

/**
 * Opens a page with throttled network and processor and an empty cache; returns the medians of the turns.
 *
 * @param isThere A selector that matches the loaded page, but not its prerendered HTML.
 */
export async function open(context: BrowserContext, url: string, isThere: string, turns: number): Promise<Opened> {
  const runs: Opened[] = [];
  for (let turn = 0; turn < turns; turn += 1) runs.push(await openOnce(context, url, isThere));
  const of = (key: keyof Opened): number => median(runs.map((run) => run[key]));
  return { first: of('first'), largest: of('largest'), standing: of('standing') };
}
