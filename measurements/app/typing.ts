import type { Page } from 'playwright';

import { slowdown } from './slowdown.ts';

/** Browsers report no event below this, in milliseconds. */
const leastReported = 16;
const settleMs = 400;

export interface Typed {
  median: number;
  worst: number;
}

/** Measures from each keystroke to the next paint, in ms; keystrokes that are too fast to be reported count 16. */
export async function typeInto(page: Page, selector: string, text: string): Promise<Typed> {
  const field = page.locator(selector).first();
  await field.waitFor();
  await field.focus();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const durations: number[] = [];
  for (const character of text) {
    await page.evaluate((threshold) => {
      const seen: number[] = [];
      const options = { type: 'event', durationThreshold: threshold } as PerformanceObserverInit;
      const observer = new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries())
          if (/^(key|input|beforeinput)/.test(name)) seen.push(duration);
      });
      observer.observe(options);
      Object.assign(window, { keystrokes: seen, keystrokeObserver: observer });
    }, leastReported);
    await page.keyboard.type(character);
    await page.waitForTimeout(settleMs);
    const longest = await page.evaluate(() => {
      const held = window as unknown as { keystrokes: number[]; keystrokeObserver: PerformanceObserver };
      held.keystrokeObserver.disconnect();
      return Math.max(0, ...held.keystrokes);
    });
    durations.push(Math.max(leastReported, longest));
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const sorted = durations.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN, worst: sorted.at(-1) ?? Number.NaN };
}
