import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { filledValues } from '../packages/forms/src/testing/filledValues.ts';
import { expectNoViolations, expectVisible, type TestProduct, testProduct, toastOf } from './testPage.ts';

const slowly = { timeout: 20_000 };
/** A draft that is complete up to the step with the market. */
const draft = {
  step: 3,
  values: { ...filledValues(), name: 'Contradicha', website_url: 'https://contradicha.example' },
};

let product: TestProduct;
let page: Page;

const button = (name: string | RegExp) => page.getByRole('button', { name });
const note = () => page.getByRole('group', { name: 'Figures that contradict each other' });
const segment = () => page.getByRole('textbox', { name: 'Target Segment Size' });
const mark = () => page.getByText('Figures contradict each other', { exact: true });

beforeAll(async () => {
  product = await testProduct();
  page = await product.openAs('admin');
  await page.goto(`${product.url}/dashboard`);
  // The draft of whoever is signed in.
  await page.evaluate((text) => {
    for (let user = 1; user <= 50; user += 1) localStorage.setItem(`aval.startup_draft.${user}`, text);
  }, JSON.stringify(draft));
  await page.goto(`${product.url}/startups/add?step=4`);
});

afterAll(() => product?.stop());

describe('figures that contradict each other', () => {
  it('are shown in the wizard once the field is left, and a value that fits can be taken', async () => {
    await segment().fill('1200');
    expect(await note().count()).toBe(0);
    await segment().press('Tab');
    await expectVisible(note().getByText(/larger than the whole market/));
    await expectNoViolations(page);
    await button(/^Use 900/).click();
    await expect.poll(() => note().count()).toBe(0);
    expect(await segment().inputValue()).toBe('900');
  });

  it('never prevent saving, and are marked on the page of the startup', async () => {
    await button(/^Undo: Target Segment Size/).click();
    await expectVisible(note());
    for (const next of ['Financials', 'Innovation & Technology', 'Summary']) {
      await button('Next').click();
      await expectVisible(page.getByRole('form', { name: next }));
    }
    await button('Create Startup').click();
    await page.getByRole('link', { name: 'See the evaluation of Contradicha' }).click(slowly);
    await expectVisible(mark(), page.getByRole('heading', { name: 'Does it add up?' }), note());
  });

  it('are explained in the edit form and accepted on the page', async () => {
    await page.getByRole('link', { name: 'Edit the figures' }).click();
    await expectVisible(page.getByRole('form', { name: 'Edit Startup' }));
    await note().getByRole('button', { name: 'Explain' }).click();
    await page.keyboard.type('the segment counts customers abroad');
    await button('Keep the reason').click();
    await button(/^Save/).click();
    await expectVisible(toastOf(page, 'Startup information updated successfully'));
    await page.getByRole('link', { name: 'Details' }).click();
    await expectVisible(note().getByText(/because the segment counts customers abroad/));
    await expect.poll(() => mark().count(), slowly).toBe(0);
    await button('Accept the reason').click();
    await expectVisible(note().getByText('Explained and accepted'));
    await expectNoViolations(page);
    expect(product.problems).toEqual([]);
  });
});
