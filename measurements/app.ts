/**
 * How fast the product loads and responds to keystrokes, with many startups in its embedded database.
 *
 * npm run bench -- app [--startups 100000] [--turns 3] [--only comparison|early|wizard]
 *
 * Lighthouse loads each page as on a phone (slow 4G and a four times slower processor, both simulated). It also loads a
 * page of plain HTML as the floor, and a plain dashboard in React alone and in other libraries. Pages of a signed-in
 * user are also opened with network and processor actually throttled. Keystrokes are measured in Chromium with a four
 * times slower processor. A comparison of 50 startups is measured against the same figures as a plain HTML table, and
 * users sign in before the app's code has loaded; the live score of the wizard is timed while figures are typed. --only
 * runs one of these three, on the demo data.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type BrowserContext, chromium } from 'playwright';

import { openDatabase } from '../apps/server/src/db/open.ts';
import { addStartups } from '../apps/server/src/testing/manyStartups.ts';
import { browserArgs, browserPath } from '../scripts/browser.ts';
import { demoLimits, demoSession } from '../scripts/demoSession.ts';
import { freePort, startProduct } from '../scripts/product.ts';
import { compare, type Compared } from './app/comparing.ts';
import { actEarly, type EarlyActs } from './app/early.ts';
import { largePortfolio } from './app/largePortfolio.ts';
import { load, type Loaded } from './app/loading.ts';
import { open, type Opened } from './app/opening.ts';
import { repaint, type Repainted } from './app/repainting.ts';
import { servePeers } from './app/servePeers.ts';
import { type Typed, typeInto } from './app/typing.ts';
import { machine } from './machine.ts';
import { writeSection } from './writeSection.ts';

const { values: given } = parseArgs({
  options: {
    startups: { type: 'string', default: '100000' },
    turns: { type: 'string', default: '3' },
    only: { type: 'string' },
  },
});
const isWanted = (part: 'pages' | 'comparison' | 'early' | 'wizard'): boolean =>
  given.only === undefined || given.only === part;
const compared = 50;
const count = Number(given.startups);

async function signIn(context: BrowserContext, url: string): Promise<void> {
  const stored = { ...(await demoSession(url, 'admin')), 'aval.language': 'en' };
  const page = await context.newPage();
  await page.goto(`${url}/terms`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await page.close();
}

async function keystrokes(context: BrowserContext, url: string, selector: string, text: string): Promise<Typed> {
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'networkidle' });
  const typed = await typeInto(page, selector, text);
  await page.close();
  return typed;
}

/** Starts the product with the requested number of startups, in a temporary folder. */
async function startFilled(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'aval-bench-app-'));
  const demo = await startProduct(data, demoLimits);
  await demo.stop();
  const database = await openDatabase({ DATABASE_URL: undefined, AVAL_DATA: data });
  if (isWanted('pages')) await addStartups(database.db, count);
  await database.close();
  const { url, stop } = await startProduct(data, demoLimits);
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

const product = await startFilled();
const profile = mkdtempSync(join(tmpdir(), 'aval-bench-profile-'));
const port = await freePort();
const context = await chromium.launchPersistentContext(profile, {
  executablePath: browserPath(),
  args: [...browserArgs, `--remote-debugging-port=${port}`],
});
const loads: [string, Loaded][] = [];
const openings: [string, Opened][] = [];
const typings: [string, Typed][] = [];
const turns = Number(given.turns);
const measure = async (name: string, url: string): Promise<void> => {
  const loaded = await load(context, port, url, turns);
  loads.push([name, loaded]);
  console.log(name, loaded);
};

const measureOpening = async (name: string, url: string, isThere: string): Promise<void> => {
  const opened = await open(context, url, isThere, turns);
  openings.push([name, opened]);
  console.log(name, opened);
};

async function measurePeers(): Promise<void> {
  const peers = await servePeers();
  try {
    for (const [name, url] of peers.pages) await measure(name, url);
    for (const [name, url] of peers.dashboards) await measureOpening(name, url, 'tbody tr button');
  } finally {
    peers.stop();
  }
}

async function measurePages(): Promise<void> {
  await measurePeers();
  await measure('landing', `${product.url}/`);
  await measure('sign-in', `${product.url}/login`);
  typings.push([
    'sign-in, e-mail',
    await keystrokes(context, `${product.url}/login`, 'input[type=email]', 'ana@example.com'),
  ]);
  await signIn(context, product.url);
  await measure('dashboard', `${product.url}/dashboard`);
  await measure('detail', `${product.url}/startups/1`);
  await measure(`browse, ${count} startups`, `${product.url}/startups`);
  await measureOpening('dashboard', `${product.url}/dashboard`, '#root main section');
  await measureOpening('detail', `${product.url}/startups/1`, '#root main figure svg');
  await measureOpening(`browse, ${count} startups`, `${product.url}/startups`, '#root main li a');
  typings.push([
    `browse, search in ${count} startups`,
    await keystrokes(context, `${product.url}/startups`, 'main input[type=search]', 'health care'),
  ]);
  typings.push([
    'create wizard, name',
    await keystrokes(context, `${product.url}/startups/add`, 'main input', 'Faro de Prueba'),
  ]);
  typings.push([
    'edit form, description',
    await keystrokes(context, `${product.url}/startups/1/edit`, 'main textarea', 'and more words'),
  ]);
  console.log(typings);
}

async function measureComparison(): Promise<Compared> {
  const { 'aval.token': token = '' } = await demoSession(product.url, 'admin');
  const portfolio = await largePortfolio(product.url, token, compared);
  try {
    return await compare(context, product.url, portfolio.id, turns);
  } finally {
    await portfolio.remove();
  }
}

let comparison: Compared | undefined;
let early: EarlyActs[] = [];
let repainted: Repainted | undefined;
try {
  if (isWanted('early')) {
    early = await actEarly(product.url);
    console.log(early);
  }
  if (isWanted('pages')) await measurePages();
  else await signIn(context, product.url);
  if (isWanted('comparison')) {
    comparison = await measureComparison();
    console.log(JSON.stringify(comparison, null, 2));
  }
  if (isWanted('wizard')) {
    repainted = await repaint(context, product.url);
    console.log(repainted);
  }
} finally {
  await context.close();
  await product.stop();
  rmSync(profile, { recursive: true, force: true });
}

const about = machine();
const speeds = loads.map(([, { machine: speed }]) => speed);
const whole = (value: number): string => Math.round(value).toLocaleString('en');
const times = (ours: number, floor: number): string => `${whole(ours)} (${(ours / floor).toFixed(1)} ×)`;
if (comparison)
  writeSection(
    'comparison',
    [
      '## A comparison of fifty startups',
      '',
      `The comparison of a portfolio of ${compared} startups, ${whole(comparison.cells)} cells with classes, highlights, ranges and dates, including the correlation matrix and the scatter plot below; next to it the same figures in a plain HTML table with a sticky header and first column, and nothing else on the page. Chromium without throttling, median of ${turns} turns, with the ratio to the plain table in brackets. Busy is the processor time of the main thread until it is idle; blocked is its longest task (browsers report tasks from 50 ms). ${about}`,
      '',
      '| action | busy, ms | plain | blocked, ms | plain |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...comparison.acts.map(
        ({ name, ours, floor }) =>
          `| ${name} | ${times(ours.busy, floor.busy)} | ${whole(floor.busy)} | ${times(ours.held, floor.held)} | ${whole(floor.held)} |`,
      ),
      '',
      '| scrolling | frame time, median, ms | plain | longest of 20 frames, ms | plain |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...comparison.scrolls.map(
        ({ name, ours, floor }) =>
          `| ${name} | ${whole(ours.median)} | ${whole(floor.median)} | ${whole(ours.slowest)} | ${whole(floor.slowest)} |`,
      ),
    ].join('\n'),
  );
if (early.length > 0)
  writeSection(
    'early',
    [
      '## Actions before the code has loaded',
      '',
      `Signing in 0, 1, 2, 3.5 and 6 seconds after the first paint of the sign-in page, with an empty cache: how many attempts led to the dashboard. The second and third network are combined with a processor at a quarter of its speed. ${about}`,
      '',
      '| network | action | kept |',
      '| --- | --- | ---: |',
      ...early.map(({ network, act, kept, of }) => `| ${network} | ${act} | ${kept} of ${of} |`),
    ].join('\n'),
  );
if (repainted)
  writeSection(
    'wizard',
    [
      '## The live score of the wizard',
      '',
      `From a keystroke in a figure of the financial step until the live score and its range are in the page, in Chromium with a four times slower processor; ${repainted.count} keystrokes that changed the live score. ${about}`,
      '',
      '| median, ms | 95 of 100, ms | worst, ms |',
      '| ---: | ---: | ---: |',
      `| ${repainted.median} | ${repainted.p95} | ${repainted.worst} |`,
    ].join('\n'),
  );
if (isWanted('pages'))
  writeSection(
    'app',
    [
      '## The app',
      '',
      `Lighthouse, simulated slow 4G and four times slower processor, median of ${turns} loads; ${count.toLocaleString('en')} startups in the embedded database. Scripts are gzipped and counted until the page is idle, including prefetched ones. How long scripts block the page depends on the load of the machine: compare it only with the other rows of the same run, during which Lighthouse rated the machine between ${whole(Math.min(...speeds))} and ${whole(Math.max(...speeds))} (its benchmarkIndex; the throttling is meant for 1,500 to 2,000). The plain dashboard has a menu, a search field, four figures, ten startups from the server and a radar chart, without languages, sessions, routes or validation of responses. ${about}`,
      '',
      '| page | score | largest paint, ms | blocked, ms | layout shift | scripts, kB |',
      '| --- | ---: | ---: | ---: | ---: | ---: |',
      ...loads.map(
        ([name, { score, contentful, blocked, shift, scripts }]) =>
          `| ${name} | ${score} | ${whole(contentful)} | ${whole(blocked)} | ${shift.toFixed(3)} | ${scripts.toFixed(1)} |`,
      ),
      '',
      `Opened with an empty cache, with the network throttled to 1.6 Mbit/s and 150 ms and the processor to a quarter (applied, not simulated), median of ${turns}: First Contentful Paint, Largest Contentful Paint until the network is idle, and when the page with its data and charts has replaced the prerendered one.`,
      '',
      '| page | first paint, ms | largest paint, ms | loaded with data, ms |',
      '| --- | ---: | ---: | ---: |',
      ...openings.map(
        ([name, { first, largest, standing }]) =>
          `| ${name} | ${whole(first)} | ${whole(largest)} | ${whole(standing)} |`,
      ),
      '',
      'From a keystroke to the next paint, in Chromium with a four times slower processor (browsers report durations from 16 ms, in steps of 8).',
      '',
      '| field | median, ms | worst, ms |',
      '| --- | ---: | ---: |',
      ...typings.map(([name, { median, worst }]) => `| ${name} | ${median} | ${worst} |`),
    ].join('\n'),
  );
