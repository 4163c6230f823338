/**
 * Speed and size of the components beside the libraries that people would take instead, and beside the least work that
 * a browser can do for the same picture.
 *
 * npm run bench -- ui [--sample] [--only 'matrix']
 *
 * A production build in Chromium. The contenders take turns in the same page and each figure is the median of their
 * turns from before the work until it is painted. --sample measures ours and the floor only and writes nothing.
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
// Without waiting for the screen, a frame takes what its work takes.
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
