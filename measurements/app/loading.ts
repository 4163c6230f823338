import { gzipSync } from 'node:zlib';

import lighthouse from 'lighthouse';
import type { BrowserContext } from 'playwright';

import { median } from '../median.ts';

export interface Loaded {
  score: number;
  /** Milliseconds. */
  contentful: number;
  blocked: number;
  shift: number;
  /** gz kB of all scripts that the page requested until it was idle. */
  scripts: number;
  /** Lighthouse's benchmark index of the machine; its processor slowdown is meant for 1,500 to 2,000. */
  machine: number;
}

interface Requested {
  url: string;
  resourceType?: string;
}

const zipped = new Map<string, number>();

async function sizeOf(url: string): Promise<number> {
  const known = zipped.get(url);
  if (known !== undefined) return known;
  const bytes = gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 9 }).length / 1000;
  zipped.set(url, bytes);
  return bytes;
}

async function loadOnce(context: BrowserContext, port: number, url: string): Promise<Loaded> {
  const [page] = context.pages();
  if (page) await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  // By default Lighthouse clears the storage, which contains the session. The cache has already been cleared above.
  const result = await lighthouse(url, {
    port,
    onlyCategories: ['performance'],
    disableStorageReset: true,
    logLevel: 'error',
  });
  const { audits, categories, environment } = result?.lhr ?? {};
  if (!audits || !categories || !environment) throw new Error(`Lighthouse returned no result for ${url}.`);
  const figure = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests: Requested[] = details?.type === 'table' ? (details.items as Requested[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script').map((request) => request.url);
  const sizes = await Promise.all([...new Set(scripts)].map(sizeOf));
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    contentful: figure('largest-contentful-paint'),
    blocked: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    scripts: sizes.reduce((sum, size) => sum + size, 0),
    machine: environment.benchmarkIndex,
  };
}

/** Loads a page with simulated slow 4G and a four times slower processor; returns the median of the loads. */
export async function load(context: BrowserContext, port: number, url: string, turns: number): Promise<Loaded> {
  const runs: Loaded[] = [];
  for (let turn = 0; turn < turns; turn += 1) runs.push(await loadOnce(context, port, url));
  const of = (key: keyof Loaded): number => median(runs.map((run) => run[key]));
  return {
    score: of('score'),
    contentful: of('contentful'),
    blocked: of('blocked'),
    shift: of('shift'),
    scripts: of('scripts'),
    machine: of('machine'),
  };
}
