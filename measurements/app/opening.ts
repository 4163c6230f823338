import type { BrowserContext, CDPSession } from 'playwright';

import { median } from '../median.ts';

/** A phone on slow 4G, as Lighthouse simulates it; here network and processor are slowed while the page opens. */
const network = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;
const longestWaitMs = 30_000;

/** When a person sees what, in milliseconds after the address was opened. */
export interface Opened {
  /** Any text at all. */
  first: number;
  /** The largest text of what is in sight: what the page is about. */
  largest: number;
  /** The page itself stands, with its data, in place of what was prerendered. */
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
  const seen = await page.evaluate(() => (window as unknown as { seen: Opened }).seen);
  await page.close();
  return seen;
}

/**
 * Opens a page with network and processor really slowed and nothing in the cache; the median of so many times.
 *
 * @param isThere a selector of what the page itself has and its prerendered HTML has not.
 */
export async function open(context: BrowserContext, url: string, isThere: string, turns: number): Promise<Opened> {
  const runs: Opened[] = [];
  for (let turn = 0; turn < turns; turn += 1) runs.push(await openOnce(context, url, isThere));
  const of = (key: keyof Opened): number => median(runs.map((run) => run[key]));
  return { first: of('first'), largest: of('largest'), standing: of('standing') };
}
