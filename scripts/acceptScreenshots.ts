/**
 * Takes the baseline screenshots of the Gallery stories, in both themes and, where tagged, in the system's colours.
 * Without a name, retakes all and deletes those of removed stories.
 *
 * npm run screenshots:accept [-- Badge Dialog]
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { platform } from 'node:os';

import { chromium } from 'playwright';

import { browserArgs, browserPath } from './browser.ts';

interface MadeWith {
  chromium: number;
  /** How the browser names its system in `navigator.userAgent`. */
  platform: string;
}

const folder = '.storybook/screenshots';
const before = '.reports/screenshots-before';
const record = `${folder}/madeWith.json`;
const systems: Partial<Record<NodeJS.Platform, string>> = { darwin: 'Macintosh', win32: 'Windows' };

async function browserHere(executablePath: string): Promise<MadeWith> {
  const browser = await chromium.launch({ executablePath, args: [...browserArgs] });
  const [major = ''] = browser.version().split('.');
  await browser.close();
  return { chromium: Number(major), platform: systems[platform()] ?? 'Linux' };
}

const inWords = ({ chromium: major, platform: system }: MadeWith): string => `Chromium ${major} on ${system}`;

function photograph(executablePath: string, files: readonly string[]): boolean {
  const options = ['run', '--project=light', '--project=dark', '--project=forced', '--reporter=dot', '--update=all'];
  const { status } = spawnSync('vitest', [...options, ...files], {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: executablePath, STORYBOOK_TAG: 'gallery' },
    shell: platform() === 'win32',
  });
  return status === 0;
}

/** Starts from an empty folder; if it fails, the previous screenshots are kept. */
function photographAll(executablePath: string, here: MadeWith): boolean {
  mkdirSync('.reports', { recursive: true });
  rmSync(before, { recursive: true, force: true });
  renameSync(folder, before);
  mkdirSync(folder);
  writeFileSync(
    record,
    `${JSON.stringify(here)
      .replaceAll(/([{:,])/g, '$1 ')
      .replace('}', ' }')}\n`,
  );
  const isWhole = photograph(executablePath, []);
  if (!isWhole) cpSync(before, folder, { recursive: true, force: false });
  rmSync(before, { recursive: true });
  return isWhole;
}

const wanted = process.argv.slice(2);
const executablePath = browserPath();
const here = await browserHere(executablePath);
const there = JSON.parse(readFileSync(record, 'utf8')) as MadeWith;

if (wanted.length > 0 && inWords(here) !== inWords(there)) {
  console.error(
    `The baselines were made with ${inWords(there)}, this is ${inWords(here)}. Two browsers must not be mixed: name no component, and all are taken anew.`,
  );
  process.exit(1);
}
const isWhole =
  wanted.length > 0
    ? photograph(
        executablePath,
        wanted.map((name) => `/${name}.stories.tsx`),
      )
    : photographAll(executablePath, here);
console.log(
  isWhole
    ? `Look at what changed in ${folder} before you commit it.`
    : 'Some stories failed, and their baselines are as they were. Mend those stories first.',
);
process.exit(isWhole ? 0 : 1);
