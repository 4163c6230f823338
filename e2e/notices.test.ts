import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

let product: TestProduct;
let page: Page;

const notice = (text: RegExp) => page.getByRole('link', { name: text });

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('investor');
});

afterAll(() => product?.stop());

describe('notices', () => {
  it('are counted in the top bar, and listed by day', async () => {
    await page.goto(`${product.url}/dashboard`);
    await page.getByRole('banner').getByRole('link', { name: '5 unread notices' }).click();
    await page.waitForURL('**/notices');
    await expectVisible(notice(/^Solara rose from medium to high/));
    await expectVisible(page.getByRole('heading', { level: 2, name: '03/06/2026' }));
    expect(await page.title()).toBe('Notices · Aval');
    await expectNoViolations(page);
  });

  it('lead to their cause, and are read then', async () => {
    await notice(/^Solara rose from medium to high/).click();
    await page.waitForURL(/\/startups\/\d+\?at=2026-06-03_10:31:42/);
    await expectVisible(page.getByRole('heading', { level: 1, name: 'Solara' }));
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }));
    await page.reload();
    await expectVisible(page.getByRole('banner').getByRole('link', { name: 'Notices', exact: true }));
  });

  it('lead to the part of the page that shows the cause', async () => {
    await page.goto(`${product.url}/notices`);
    await notice(/^Figures of Ribera Foods contradict each other: Cash Runway/).click();
    await page.waitForURL(/\/startups\/\d+#adds-up/);
    const card = page.getByRole('heading', { level: 2, name: 'Does it add up?' });
    await expect.poll(() => card.evaluate((node) => node.getBoundingClientRect().top)).toBeLessThan(300);
  });

  it('are mailed once a day to those who turn it on', async () => {
    await page.goto(`${product.url}/profile`);
    const digest = page.getByRole('switch', { name: 'Daily email' });
    expect(await digest.isChecked()).toBe(false);
    await digest.click();
    await expectVisible(toastOf(page, 'Notices are mailed to you once a day'));
    await page.reload();
    await expect.poll(() => page.getByRole('switch', { name: 'Daily email' }).isChecked()).toBe(true);
  });

  it('cause no console messages', () => {
    expect(product.problems).toEqual([]);
  });
});
