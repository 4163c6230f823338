/**
 * Speed and size of the components compared with alternative libraries, and with the minimum work that a browser needs
 * for the same picture (the floor).
 *
 * npm run bench -- ui [--sample] [--only 'matrix']
 *
 * A production build in Chromium. The contenders alternate on the same page, and each figure is the median time from
 * the start of the work until it is painted. --sample measures only ours and the floor, and writes nothing.
 */
import { parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { browserArgs, browserPath } from '../scripts/browser.ts';
import { type Built, buildStage, kilobytes, type Size } from './ui/run/build.ts';
import { type Measured, measure } from './ui/run/measure.ts';
import { report, tableOf } from './ui/run/report.ts';
import { writeSection } from './writeSection.ts';

const { values: given } = parseArgs({
  options: { sample: { type: 'boolean', default: false }, only: { type: 'string' } },
});

const built: Built = await buildStage(given.sample);
// Without vertical sync, a frame takes only as long as its work.
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: [...browserArgs, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
const sizes = given.sample ? new Map<string, Size>() : kilobytes(built);
const rounds = given.sample ? 3 : 11;
let measured: Measured[] = [];
try {
  measured = await measure(browser, built.url, {
    rounds,
    patience: given.sample ? 300 : 2000,
    onMeasured: (work) => console.log(`${tableOf(work, sizes)}\n`),
    isWanted: (name) => given.only === undefined || name.includes(given.only),
  });
} finally {
  await browser.close();
  await built.stop();
}
if (!given.sample && given.only === undefined) writeSection('ui', report(measured, sizes, rounds));
