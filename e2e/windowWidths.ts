import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';

import type { Locale } from '../packages/contract/src/index.ts';
import type { Role } from '../scripts/demoSession.ts';
import { settle } from '../scripts/screens.ts';
import { layoutFaults } from './layoutFaults.ts';
import { type TestProduct, testProduct } from './testPage.ts';

/** From the narrowest phone to a wide desktop, and on both sides of each breakpoint. */
export const widths = [320, 390, 600, 740, 768, 820, 900, 1024, 1100, 1280, 1440, 1920];

/** Resizes the window, and reports layout defects by width. */
export async function sweep(page: Page, at: readonly number[]): Promise<string[]> {
  const found = new Map<string, number[]>();
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    // Charts measure their container, and render in the next frame.
    await page.evaluate(
      () =>
        new Promise((done) => {
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 30)));
        }),
    );
    for (const fault of await layoutFaults(page)) found.set(fault, [...(found.get(fault) ?? []), width]);
  }
  return [...found].map(([fault, faulty]) => `${fault}, at ${faulty.join(', ')} px`);
}

/** Opens screens in a product of the file, in one window for each role and language. */
export function screenOpener(): (role: Role, path: string, language: Locale) => Promise<Page> {
  let product: TestProduct;
  const windows = new Map<string, Promise<Page>>();

  beforeAll(async () => {
    product = await testProduct();
  });

  afterAll(() => product?.stop());

  return async (role, path, language) => {
    const key = `${role} ${language}`;
    const window = windows.get(key) ?? product.openAs(role, language);
    windows.set(key, window);
    const page = await window;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await product.addressFor(page, path));
    await settle(page);
    return page;
  };
}
