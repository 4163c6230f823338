import type { CDPSession, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { phone, type TestProduct, testProduct } from './testPage.ts';

interface Point {
  x: number;
  y: number;
}

let product: TestProduct;
let page: Page;
let browser: CDPSession;

/** Dispatches touch points to the browser, which creates the events and decides whether they scroll the page. */
async function moveFinger(...[from, ...path]: readonly [Point, ...Point[]]): Promise<void> {
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (const point of path) await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** A movement in steps of a few pixels, as a touch screen reports it. */
const line = (from: Point, { x = 0, y = 0 }: Partial<Point>): [Point, ...Point[]] => [
  from,
  ...Array.from({ length: 20 }, (_, step) => ({
    x: from.x + (x * (step + 1)) / 20,
    y: from.y + (y * (step + 1)) / 20,
  })),
];

/** The position of the middle of a slider's track in the window. */
async function trackOf(slider: Locator): Promise<{ left: number; width: number; y: number }> {
  await slider.evaluate((thumb) => thumb.closest('[data-orientation]')?.scrollIntoView({ block: 'center' }));
  return slider.evaluate((thumb) => {
    const root = thumb.closest('span[data-orientation][dir]') ?? thumb;
    const { left, width, top, height } = root.getBoundingClientRect();
    return { left, width, y: top + height / 2 };
  });
}

const answers = () =>
  page
    .getByRole('slider')
    .evaluateAll((sliders) => sliders.map((slider) => slider.getAttribute('aria-valuetext') ?? ''));

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

describe.each([
  ['the steps of a new startup', 'founder', '/startups/add'],
  ['what is tried on a startup', 'investor', '/startups/{best}?whatif=technical_expertise:3'],
] as const)('%s on a phone', (_, role, path) => {
  beforeAll(async () => {
    page = await product.openAs(role, 'en', phone);
    browser = await page.context().newCDPSession(page);
    await page.goto(await product.addressFor(page, path));
    if (role === 'founder') {
      await page.getByLabel('Startup Name').fill('Faro');
      await page.getByLabel('Location').fill('Gijón, Spain');
      await page.getByLabel('Description').fill('A lighthouse on a phone.');
      await page.getByRole('textbox', { name: 'Foundation year' }).fill('2023');
      await page.getByRole('button', { name: 'Next' }).tap();
      await page.getByLabel('Industry').selectOption({ label: 'Technology' });
      await page.getByLabel('Stage').selectOption({ label: 'MVP' });
      await page.getByLabel('Business Model').selectOption({ label: 'SaaS' });
      await page.getByRole('button', { name: 'Next' }).tap();
    }
    await page.getByRole('slider').first().waitFor();
  });

  it('scroll past every slider without answering', async () => {
    const before = await answers();
    expect(before.length).toBeGreaterThan(0);
    // The browser cancels the pointer when it starts to scroll.
    await page.evaluate(() => {
      document.body.dataset['scrolls'] = '0';
      document.addEventListener('pointercancel', () => {
        document.body.dataset['scrolls'] = String(Number(document.body.dataset['scrolls']) + 1);
      });
    });
    const sliders = await page.getByRole('slider').all();
    for (const [index, slider] of sliders.entries()) {
      const { left, width, y } = await trackOf(slider);
      await moveFinger(...line({ x: left + width * 0.2, y }, { x: 12, y: index % 2 === 0 ? -200 : 100 }));
      await expect.poll(() => page.evaluate(() => document.body.dataset['scrolls'])).toBe(String(index + 1));
    }
    expect(await answers()).toEqual(before);
  });

  it('accept an answer by a tap, and another by a slide along the track', async () => {
    const slider = page.getByRole('slider', { name: 'Technical Expertise' });
    const tapped = await trackOf(slider);
    await page.touchscreen.tap(tapped.left + tapped.width * 0.26, tapped.y);
    expect(await slider.getAttribute('aria-valuetext')).toBe('2, Basic');
    const { left, width, y } = await trackOf(slider);
    await moveFinger(...line({ x: left + width * 0.25, y }, { x: width * 0.5, y: 10 }));
    expect(await slider.getAttribute('aria-valuetext')).toBe('4, Senior');
  });

  it('revert a slide that the browser takes over', async () => {
    const slider = page.getByRole('slider', { name: 'Technical Expertise' });
    const before = await slider.getAttribute('aria-valuetext');
    const { left, width, y } = await trackOf(slider);
    const [from, ...path] = line({ x: left + width * 0.75, y }, { x: -width * 0.7 });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
    for (const point of path)
      await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
    await browser.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe(before);
  });
});

describe.each([
  ['a portfolio', 'investor', '/portfolios/{portfolio}/compare'],
  ['the versions of a startup', 'investor', '/startups/{best}/compare'],
  ['a startup and its industry', 'investor', '/startups/{best}/industry-compare'],
] as const)('the comparison of %s on a phone', (_, role, path) => {
  it('leaves touch space around each control with names and groups', async () => {
    page = await product.openAs(role, 'en', phone);
    await page.goto(await product.addressFor(page, path));
    const controls = page.getByRole('table').first().locator('tbody th').getByRole('button');
    await controls.first().waitFor();
    const reached = await controls.evaluateAll((buttons) =>
      buttons.map((button) => {
        button.scrollIntoView({ block: 'center', inline: 'nearest' });
        const { left, width, top, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isReached = [-21, 21].every((away) => button.contains(document.elementFromPoint(x, y + away)));
        return isReached ? 'reached' : button.textContent || button.getAttribute('aria-label');
      }),
    );
    expect(reached.length).toBeGreaterThan(10);
    expect(reached.filter((name) => name !== 'reached')).toEqual([]);
    await page.context().close();
  });
});

describe.each([
  ['my startups', 'founder', '/mystartups', 'My Startups', 'p', /\/startups\/\d+$/],
  ['my portfolios', 'investor', '/myportfolios', 'My Portfolios', 'p', /open=view/],
  ['all startups', 'investor', '/startups', 'Startups', 'p', /\/startups\/\d+$/],
  ['the best startups', 'investor', '/dashboard', null, 'p', /\/startups\/\d+$/],
  ['the accounts', 'admin', '/admin/users', 'Users', 'span:nth-child(2)', /open=edit/],
] as const)('a finger on a card of %s', (_, role, path, list, beside, opened) => {
  it('opens the item of the card by a tap next to its own controls', async () => {
    page = await product.openAs(role, 'en', phone);
    await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
    const cards = list === null ? page.locator('main ol') : page.getByRole('list', { name: list });
    await cards.getByRole('listitem').first().locator(beside).last().tap();
    await expect.poll(() => page.url(), { timeout: 15_000 }).toMatch(opened);
    await page.context().close();
  });
});
