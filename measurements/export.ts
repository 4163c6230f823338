/**
 * Time and size of the exports of a comparison: 100 startups with all metrics, in Chromium, from a production build,
 * compared with other libraries that print the same figures. The floor is the texts alone.
 *
 * npm run bench -- export [--sample] [--save folder]
 *
 * The first PDF of a page runs code that the JavaScript engine has not optimized yet. --sample exports once, without
 * the other libraries, and writes nothing; --save keeps the last file of each.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
import type { Exported } from './export/offer.ts';
import { machine } from './machine.ts';
import { median } from './median.ts';
import { writeSection } from './writeSection.ts';

const { values: given } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, save: { type: 'string' } },
});
const turns = given.sample ? 1 : 7;
const root = join(import.meta.dirname, 'export');
const entries = given.sample ? ['index.html'] : ['index.html', 'peers.html'];
const peers = given.sample ? [] : ['texts alone, on jsPDF', 'jsPDF with autotable', 'pdfmake', 'html2pdf.js'];
/** Part of every startup's name; the built-in PDF fonts lack some of its letters. */
const foreign = 'Compañía Łódź';

/** The results of each export in one format. */
interface Runs {
  first: Exported[];
  next: Exported[];
  pages: number;
  /** Whether the names of the startups can be read back from the file. */
  isText: boolean;
}

const newRuns = (): Runs => ({ first: [], next: [], pages: 0, isText: false });

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.waitForFunction(() => 'exportOnce' in window);
  return page;
}

const exportOnce = (page: Page, maker: string): Promise<Exported> =>
  page.evaluate((name) => window.exportOnce(name), maker);

/** Exports twice and reads the text of the result. */
async function exportPdf(page: Page, maker: string, runs: Runs): Promise<void> {
  runs.first.push(await exportOnce(page, maker));
  runs.next.push(await exportOnce(page, maker));
  const pdf = Buffer.from(await page.evaluate(() => window.lastFile()), 'base64');
  if (given.save !== undefined) {
    mkdirSync(given.save, { recursive: true });
    writeFileSync(join(given.save, `${maker}.pdf`), pdf);
  }
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  runs.pages = totalPages;
  // A line may wrap between the words of a name.
  runs.isText = foreign.split(' ').every((word) => text.includes(word));
}

const time = (runs: readonly Exported[]): string => median(runs.map(({ milliseconds }) => milliseconds)).toFixed(1);
const size = ([run]: readonly Exported[]): number => Math.round((run?.bytes ?? 0) / 1000);
const pdfRow = (name: string, { first, next, pages, isText }: Runs): string =>
  `| ${name} | ${time(first)} | ${time(next)} | ${size(first)} | ${pages} | ${isText ? 'yes' : 'no'} |`;

const folder = mkdtempSync(join(tmpdir(), 'aval-export-'));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [babel({ presets: [linguiTransformerBabelPreset()] }), lingui(), paperFont()],
  resolve: { conditions: ['@aval/source', ...defaultClientConditions] },
  build: {
    outDir: folder,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: entries.map((page) => join(root, page)) },
  },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder },
  preview: { port: 0, host: '127.0.0.1' },
});
const address = server.httpServer.address();
const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
try {
  const ours = newRuns();
  const others = new Map(peers.map((peer) => [peer, newRuns()]));
  const [csv, markdown]: [Exported[], Exported[]] = [[], []];
  let metricCount = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const page = await openPage(browser, `${url}/index.html`);
    await exportPdf(page, 'pdf', ours);
    if (!ours.isText) throw new Error('The names of the startups cannot be read in the PDF.');
    csv.push(await exportOnce(page, 'csv'));
    markdown.push(await exportOnce(page, 'markdown'));
    metricCount = await page.evaluate(() => window.metricCount);
    await page.close();
    for (const [peer, runs] of others) {
      const peerPage = await openPage(browser, `${url}/peers.html`);
      await exportPdf(peerPage, peer, runs);
      await peerPage.close();
    }
  }
  const table = [
    `| PDF, 100 startups × ${metricCount} metrics | first, ms | next, ms | kB | pages | names can be read back |`,
    '| --- | ---: | ---: | ---: | ---: | --- |',
    pdfRow('**Aval**', ours),
    ...[...others].map(([peer, runs]) => pdfRow(peer, runs)),
    '',
    '| the same figures | ms | kB |',
    '| --- | ---: | ---: |',
    `| CSV | ${time(csv)} | ${size(csv)} |`,
    `| Markdown | ${time(markdown)} | ${size(markdown)} |`,
  ].join('\n');
  console.log(table);
  if (!given.sample)
    writeSection(
      'export',
      `## Exports\n\nMedian of ${turns} exports with each library, alternating, Chromium, production build. The others print the same figures in the same font size and margins, eight startups side by side; only ours highlights the best and worst, numbers its pages and lists the most similar startups. 'Texts alone' draws no lines and wraps no text. ${machine()}\n\n${table}`,
    );
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
