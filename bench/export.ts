/**
 * Time and size of the exports of a comparison: 100 startups with every metric, in Chromium, from a production build.
 *
 * npm run bench -- export [--sample] [--save file.pdf]
 *
 * The first PDF of a page runs code that no engine has warmed up to. --sample exports once and writes nothing.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { type Browser, chromium, type Page } from 'playwright';
import { extractText, getDocumentProxy } from 'unpdf';
import { build, defaultClientConditions, preview } from 'vite';

import { paperFont } from '../apps/web/fonts/paperFontPlugin.ts';
import { browserArgs, browserPath } from '../scripts/browser.ts';
import type { Exported } from './export/page.ts';
import { machine } from './machine.ts';
import { writeSection } from './writeSection.ts';

const { values: given } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, save: { type: 'string' } },
});
const turns = given.sample ? 1 : 7;
const root = join(import.meta.dirname, 'export');

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'exportOnce' in window);
  return page;
}

type Format = 'pdf' | 'csv' | 'markdown';
const exportOnce = (page: Page, format: Format): Promise<Exported> =>
  page.evaluate((name) => window.exportOnce(name), format);

const folder = mkdtempSync(join(tmpdir(), 'aval-export-'));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), paperFont()],
  resolve: { conditions: ['@aval/source', ...defaultClientConditions] },
  build: { outDir: folder, emptyOutDir: true, target: 'baseline-widely-available', chunkSizeWarningLimit: 10_000 },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.httpServer.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/`;
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
try {
  const first: Exported[] = [];
  const next: Exported[] = [];
  const [csv, markdown]: [Exported[], Exported[]] = [[], []];
  let metricCount = 0;
  let pages = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await openPage(browser, url);
    first.push(await exportOnce(page, 'pdf'));
    next.push(await exportOnce(page, 'pdf'));
    const pdf = Buffer.from(await page.evaluate(() => window.lastPdf()), 'base64');
    if (given.save !== undefined) writeFileSync(given.save, pdf);
    const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
    if (!text.includes('Compañía Łódź 100')) throw new Error('The names of the startups cannot be read in the PDF.');
    pages = totalPages;
    csv.push(await exportOnce(page, 'csv'));
    markdown.push(await exportOnce(page, 'markdown'));
    metricCount = await page.evaluate(() => window.metricCount);
    await page.close();
  }
  const row = (name: string, runs: readonly Exported[]): string =>
    `| ${name} | ${median(runs.map(({ milliseconds }) => milliseconds)).toFixed(1)} | ${Math.round((runs[0]?.bytes ?? 0) / 1000)} |`;
  const table = [
    `| 100 startups × ${metricCount} metrics | ms | kB |`,
    '| --- | ---: | ---: |',
    row(`PDF of ${pages} pages, the first of a page`, first),
    row('PDF, the next one', next),
    row('CSV', csv),
    row('Markdown', markdown),
  ].join('\n');
  console.log(table);
  if (!given.sample)
    writeSection(
      'export',
      `## Exports\n\nMedian of ${turns} pages, Chromium, production build. Text of the PDF can be selected, and names outside Latin 1 are read back from it. ${machine()}\n\n${table}`,
    );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
