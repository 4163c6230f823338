import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';
import { demoLimits, demoSession } from './demoSession.ts';
import { startProduct } from './product.ts';
import { addressOf, settle } from './screens.ts';

/** The screenshots of the README. The viewport is as high as the screenshot, so that the sidebar is complete. */
const pictures = [
  { name: 'dashboard', path: '/dashboard', height: 1190 },
  { name: 'startup', path: '/startups/{best}', height: 1390 },
  { name: 'comparison', path: '/portfolios/{portfolio}/compare', height: 1080 },
] as const;

const data = mkdtempSync(join(tmpdir(), 'aval-pictures-'));
const given = process.env['AVAL_LOOK_URL'];
const product = given ? { url: given, stop: async () => {} } : await startProduct(data, demoLimits);
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
try {
  const session = await demoSession(product.url, 'investor');
  for (const { name, path, height } of pictures) {
    const context = await browser.newContext({
      viewport: { width: 1440, height },
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      { ...session, 'aval.theme': 'light', 'aval.language': 'en' },
    );
    const page = await context.newPage();
    await page.goto(await addressOf(path, product.url, session['aval.token']));
    await settle(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `docs/images/${name}.png`, animations: 'disabled' });
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
  rmSync(data, { recursive: true, force: true });
}
