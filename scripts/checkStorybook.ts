/**
 * Measures how long Storybook takes to show its first story, and whether its static build stays within Chromatic's
 * limits, without a token. Build it first: npm run build-storybook
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { type Browser, chromium, type Page } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';
import { freePort } from './product.ts';
import { serveStorybook } from './serveStorybook.ts';
import { waitForStory } from './waitForStory.ts';

const folder = 'storybook-static';
const firstStory = 'components-actions-button--default';
const limits = {
  'seconds until the first story': 20,
  // The command line refuses a build without the first two; TurboSnap needs the last one.
  'missing of index.html, iframe.html, preview-stats.json': 0,
  // Chromatic's server knows the real limit of an account; this is the one of the example in its error message.
  files: 20_000,
  'million pixels in the largest snapshot': 25,
  'seconds until the slowest snapshot': 15,
  'snapshots without a story on them': 0,
} as const;
type Name = keyof typeof limits;
const measured: Partial<Record<Name, number>> = {};

/** Seconds from the start of the command until the first story is visible, in a browser with an empty cache. */
async function secondsToStart(browser: Browser): Promise<number> {
  const port = await freePort();
  const page = await browser.newPage();
  const start = performance.now();
  const server = spawn('storybook', ['dev', '-p', String(port), '--exact-port', '--ci', '--no-open'], {
    stdio: 'ignore',
  });
  const address = `http://localhost:${port}/?path=/story/${firstStory}`;
  const isUp = (): Promise<boolean> => page.goto(address, { waitUntil: 'commit' }).then(Boolean, () => false);
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 100));
  const story = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button');
  await story.first().waitFor({ timeout: 120_000 });
  const seconds = (performance.now() - start) / 1000;
  await page.close();
  server.kill('SIGINT');
  await once(server, 'exit');
  return seconds;
}

interface Mode {
  theme: string;
  locale?: string;
  density?: string;
  viewport: { width: number };
}
interface PreparedStory {
  id: string;
  tags: string[];
  parameters: { chromatic: { disableSnapshot: boolean; modes: Record<string, Mode> } };
}
interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { extract: () => Promise<Record<string, PreparedStory>> };
}

const preview = (): StorybookWindow['__STORYBOOK_PREVIEW__'] =>
  (globalThis as unknown as StorybookWindow).__STORYBOOK_PREVIEW__;

interface Snapshot {
  id: string;
  mode: Mode;
  /** Loaded here: every mode of a gallery, the first one of other stories, which differ in what they show. */
  isLoaded: boolean;
}

/** Every snapshot that Chromatic takes in a full build. */
async function snapshotsOf(browser: Browser, url: string): Promise<Snapshot[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/iframe.html`, { waitUntil: 'networkidle' });
  const stories = await page.evaluate(`(${preview.toString()})().extract()`);
  await page.close();
  return Object.values(stories as Record<string, PreparedStory>)
    .filter(({ parameters }) => !parameters.chromatic.disableSnapshot)
    .flatMap(({ id, tags, parameters }) =>
      Object.values(parameters.chromatic.modes).map((mode, index) => ({
        id,
        mode,
        isLoaded: index === 0 || tags.includes('gallery'),
      })),
    );
}

/** Loads a story in one mode, and waits until its play function has ended, as Chromatic does. */
async function measureSnapshot(page: Page, url: string, id: string, mode: Mode): Promise<void> {
  const { theme, locale = 'en', density = 'comfortable', viewport } = mode;
  await page.setViewportSize({ width: viewport.width, height: 900 });
  const start = performance.now();
  await page.goto(`${url}/iframe.html?id=${id}&globals=theme:${theme};locale:${locale};density:${density}`);
  await waitForStory(page);
  const seconds = (performance.now() - start) / 1000;
  const { width, height, isDrawn } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    height: document.documentElement.scrollHeight,
    isDrawn: document.body.classList.contains('sb-show-main'),
  }));
  const raise = (name: Name, value: number): void => {
    measured[name] = Math.max(measured[name] ?? 0, value);
  };
  raise('million pixels in the largest snapshot', (width * height) / 1e6);
  raise('seconds until the slowest snapshot', seconds);
  if (!isDrawn) raise('snapshots without a story on them', (measured['snapshots without a story on them'] ?? 0) + 1);
}

/** The renderer of a page runs out of memory after some hundred stories. */
const snapshotsPerPage = 100;

async function measureSnapshots(browser: Browser): Promise<number> {
  measured['snapshots without a story on them'] = 0;
  const { url, process: server } = await serveStorybook();
  const snapshots = await snapshotsOf(browser, url);
  const loaded = snapshots.filter(({ isLoaded }) => isLoaded);
  for (let start = 0; start < loaded.length; start += snapshotsPerPage) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    for (const { id, mode } of loaded.slice(start, start + snapshotsPerPage))
      await measureSnapshot(page, url, id, mode);
    await page.close();
  }
  server.kill();
  return snapshots.length;
}

function measureFiles(): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .filter((entry) => entry.isFile());
  const required = ['index.html', 'iframe.html', 'preview-stats.json'];
  measured.files = files.length;
  measured['missing of index.html, iframe.html, preview-stats.json'] = required.filter(
    (name) => !existsSync(join(folder, name)),
  ).length;
  return files.reduce((sum, { size }) => sum + size, 0) / 1e6;
}

const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
await secondsToStart(browser); // fills Vite's cache
measured['seconds until the first story'] = await secondsToStart(browser);
const megabytes = measureFiles();
const snapshots = await measureSnapshots(browser);
await browser.close();

console.log(`${megabytes.toFixed(1)} MB, ${snapshots} snapshots in a full build`);
for (const [name, limit] of Object.entries(limits)) {
  const value = measured[name as Name] ?? Number.NaN;
  const isWithin = value <= limit;
  if (!isWithin) process.exitCode = 1;
  console.log(`${isWithin ? '✔' : '✘'} ${name}: ${Number(value.toFixed(2))} (at most ${limit})`);
}
