import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startupField, type StartupFieldId } from '../packages/contract/src/index.ts';
import type { Role } from '../scripts/demoSession.ts';
import { screens, settle } from '../scripts/screens.ts';
import { layoutFaults } from './layoutFaults.ts';
import { type TestProduct, testProduct } from './testPage.ts';

/** From the narrowest phone to a wide desktop, and on both sides of each breakpoint. */
const widths = [320, 390, 600, 740, 768, 820, 900, 1024, 1100, 1280, 1440, 1920];

/** Overlays have three layouts. */
const openedWidths = [320, 768, 1440];
const opened = ':is([role=menu], [role=dialog], [role=listbox], [role=alertdialog]):visible';
const languages = ['en', 'es'] as const;

let product: TestProduct;

beforeAll(async () => {
  product = await testProduct();
});

afterAll(() => product?.stop());

/** Resizes the window, and reports layout defects by width. */
async function sweep(page: Page, at: readonly number[]): Promise<string[]> {
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

/** Each screen once in each language, alternating the roles that can see it. */
const seen = (language: (typeof languages)[number]) =>
  screens.map(({ name, path, roles }, index) => ({
    name,
    path,
    role: roles[(index + languages.indexOf(language)) % roles.length] ?? 'visitor',
  }));

const windows = new Map<string, Promise<Page>>();

async function open(role: Role, path: string, language: (typeof languages)[number]): Promise<Page> {
  const key = `${role} ${language}`;
  const window = windows.get(key) ?? product.openAs(role, language);
  windows.set(key, window);
  const page = await window;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await product.addressFor(page, path));
  await settle(page);
  return page;
}

describe.each(languages)('in %s', (language) => {
  it.each(seen(language))('$name fits every window width as $role', async ({ path, role }) => {
    expect(await sweep(await open(role, path, language), widths)).toEqual([]);
  });

  it('every step of a new startup fits every window width', async () => {
    const page = await open('founder', '/startups/add', language);
    const field = (id: StartupFieldId) => page.getByLabel(startupField(id).label[language]).first();
    const next = () => page.getByRole('button', { name: language === 'en' ? 'Next' : 'Siguiente' }).click();
    const fill = async (answers: Partial<Record<StartupFieldId, string>>) => {
      for (const [id, answer] of Object.entries(answers)) await field(id as StartupFieldId).fill(answer);
    };
    const choose = async (...ids: StartupFieldId[]) => {
      for (const id of ids) await field(id).selectOption({ index: 2 });
    };
    const steps = [
      () => fill({ name: 'Faro', location: 'Gijón', description: 'A lighthouse.', foundation_year: '2023' }),
      () => choose('industry_id', 'stage_id', 'business_model_id'),
      () => Promise.resolve(),
      async () => {
        await choose('market_size_id');
        await fill({ total_market_size: '100', target_segment_size: '10' });
      },
      async () => {
        await choose('financing_type_id');
        await fill({ burn_rate: '20000', profit_margin: '-20' });
      },
      () => Promise.resolve(),
    ];
    const faults: string[] = [];
    for (const [index, answer] of steps.entries()) {
      await answer();
      faults.push(...(await sweep(page, widths)).map((fault) => `step ${index + 1}: ${fault}`));
      await page.setViewportSize({ width: 1440, height: 900 });
      await next();
      await settle(page);
    }
    faults.push(...(await sweep(page, widths)).map((fault) => `step 7: ${fault}`));
    expect(faults).toEqual([]);
  });
});

// One overlay of each kind, on the first screen that has it, with the role that sees most of it, in the language with
// longer texts.
const checked = new Set<string>();
it.each(screens)('overlays of $name fit every window width', async ({ path, roles: [role] }) => {
  if (role === undefined) throw new Error('A screen that nobody sees.');
  const page = await open(role, path, 'es');
  const openers = page.locator(':is(button, [role=combobox])[aria-haspopup]:visible:enabled');
  const faults: string[] = [];
  for (const width of openedWidths) {
    await page.setViewportSize({ width, height: 900 });
    const kinds = await openers.evaluateAll((elements) =>
      elements.map((opener) => `${opener.ariaHasPopup} ${opener.className} ${opener.ariaLabel}`),
    );
    for (const [index, kind] of kinds.entries()) {
      if (checked.has(`${width} ${kind}`)) continue;
      checked.add(`${width} ${kind}`);
      await openers.nth(index).click();
      await page.locator(opened).first().waitFor();
      faults.push(...(await sweep(page, [width])).map((fault) => `${kind}: ${fault}`));
      await page.keyboard.press('Escape');
      await page.locator(opened).first().waitFor({ state: 'hidden' });
    }
  }
  expect(faults).toEqual([]);
});
