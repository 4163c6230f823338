import { expect, it } from 'vitest';

import { screens } from '../scripts/screens.ts';
import { screenOpener, sweep } from './windowWidths.ts';

/** Overlays have three layouts. */
const openedWidths = [320, 768, 1440];
const opened = ':is([role=menu], [role=dialog], [role=listbox], [role=alertdialog]):visible';

const open = screenOpener();

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
