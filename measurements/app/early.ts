import { type Browser, chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from '../../scripts/browser.ts';

/** Ways in which a user submits the sign-in form as soon as it is visible. */
const acts = ['Enter', 'press', 'password manager'] as const;
type Act = (typeof acts)[number];

/** Throughput in bytes per second and latency in milliseconds; all but the first have a four times slower processor. */
const networks = [
  { name: 'fast', latency: 0, download: -1, upload: -1, slowdown: 1 },
  { name: '1.6 Mbit/s', latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8, slowdown: 4 },
  { name: '400 kbit/s', latency: 400, download: 400_000 / 8, upload: 400_000 / 8, slowdown: 4 },
] as const;
const delays = [0, 1000, 2000, 3500, 6000];
const longestWaitMs = 60_000;

export interface EarlyActs {
  network: string;
  act: Act;
  /** The number of attempts that led to the dashboard. */
  kept: number;
  of: number;
}

async function signIn(page: Page, act: Act): Promise<void> {
  const person = { email: 'founder@demo.aval', password: 'Demo!2026' };
  if (act === 'password manager') {
    await page.evaluate((values) => {
      for (const [type, value] of Object.entries(values)) {
        const field = document.querySelector<HTMLInputElement>(`input[type=${type}]`);
        if (field) field.value = value;
      }
      document.querySelector('form')?.requestSubmit();
    }, person);
    return;
  }
  await page.focus('input[type=email]');
  await page.keyboard.insertText(person.email);
  await page.focus('input[type=password]');
  await page.keyboard.insertText(person.password);
  if (act === 'Enter') await page.keyboard.press('Enter');
  else await page.click('form [type=submit]', { noWaitAfter: true });
}

async function isKept(
  browser: Browser,
  url: string,
  network: (typeof networks)[number],
  act: Act,
  delay: number,
): Promise<boolean> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const { latency, download, upload, slowdown } = network;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: download,
      uploadThroughput: upload,
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(`${url}/login`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await page.waitForTimeout(delay);
    await signIn(page, act);
    return await page.waitForURL('**/dashboard', { timeout: longestWaitMs, waitUntil: 'commit' }).then(
      () => true,
      () => false,
    );
  } finally {
    await context.close();
  }
}

/** Signs in at several delays after the first paint of the sign-in page, whether or not its code has loaded. */
export async function actEarly(url: string): Promise<EarlyActs[]> {
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
  const results: EarlyActs[] = [];
  for (const network of networks) {
    for (const act of acts) {
      let kept = 0;
      for (const delay of delays) if (await isKept(browser, url, network, act, delay)) kept += 1;
      results.push({ network: network.name, act, kept, of: delays.length });
    }
  }
  await browser.close();
  return results;
}
