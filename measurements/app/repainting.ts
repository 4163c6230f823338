import type { BrowserContext, Page } from 'playwright';

import { startupField, type StartupFieldId } from '../../packages/contract/src/index.ts';
import { median } from '../median.ts';
import { percentile } from '../percentile.ts';
import { slowdown } from './slowdown.ts';

const keystrokes = 100;
const settleMs = 300;

/** Milliseconds from a keystroke in the wizard until the live score of the new figures is in the page. */
export interface Repainted {
  median: number;
  /** 95 of 100 keystrokes take at most this long. */
  p95: number;
  worst: number;
  /** Keystrokes that changed the live score. */
  count: number;
}

const stepsBefore: readonly { fill?: Partial<Record<StartupFieldId, string>>; choose?: readonly StartupFieldId[] }[] = [
  { fill: { name: 'Faro', location: 'Gijón', description: 'A lighthouse.', foundation_year: '2023' } },
  { choose: ['industry_id', 'stage_id', 'business_model_id'] },
  {},
  { choose: ['market_size_id'], fill: { total_market_size: '100', target_segment_size: '10' } },
];
const typedInto: readonly StartupFieldId[] = ['burn_rate', 'revenue', 'customer_acquisition_cost', 'lifetime_value'];

const field = (page: Page, id: StartupFieldId) => page.getByLabel(startupField(id).label.en).first();

async function reachFinancials(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/startups/add`, { waitUntil: 'networkidle' });
  for (const { fill = {}, choose = [] } of stepsBefore) {
    for (const id of choose) await field(page, id).selectOption({ index: 2 });
    for (const [id, answer] of Object.entries(fill)) await field(page, id as StartupFieldId).fill(answer);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForTimeout(settleMs);
  }
  await field(page, 'financing_type_id').selectOption({ index: 2 });
}

/** Types figures into the financial step of a new startup on a processor at a quarter of its speed. */
export async function repaint(context: BrowserContext, url: string): Promise<Repainted> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await reachFinancials(page, url);
  await page.evaluate(() => {
    const seen = { pressed: 0, durations: [] as number[] };
    Object.assign(window, { seen });
    document.addEventListener('keydown', (event) => (seen.pressed = event.timeStamp), { capture: true });
    const panel = document.querySelector('aside[aria-label="Live score"]');
    if (panel === null) throw new Error('The wizard shows no live score.');
    new MutationObserver(() => {
      if (seen.pressed > 0) seen.durations.push(performance.now() - seen.pressed);
      seen.pressed = 0;
    }).observe(panel, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (const id of typedInto) {
    await field(page, id).focus();
    for (let count = 0; count < keystrokes / typedInto.length; count += 1) {
      await page.keyboard.press(count % 10 < 5 ? String((count % 9) + 1) : 'Backspace');
      await page.waitForTimeout(settleMs);
    }
  }
  const durations = await page.evaluate(() => (window as unknown as { seen: { durations: number[] } }).seen.durations);
  await page.close();
  const shown = durations.map((ms) => Math.round(ms * 10) / 10);
  return { median: median(shown), p95: percentile(shown, 0.95), worst: percentile(shown, 1), count: shown.length };
}
