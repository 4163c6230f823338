import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { canInstall, installPackage, updatePackages } from './debian.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemShell = '/usr/bin/chromium-headless-shell';

/** The Chromium of the environment, else the first of these that is on this machine. */
function firstInstalled(...paths: readonly string[]): string | undefined {
  return [process.env['CHROMIUM'], ...paths].find((path) => path !== undefined && existsSync(path));
}

/** Path of a Chromium that is on this machine, the one of the environment first. */
export function installedBrowser(): string | undefined {
  return firstInstalled(...systemBrowsers, chromium.executablePath());
}

function fetchBrowser(): boolean {
  if (canInstall() && updatePackages() && installPackage('chromium')) {
    // Not every Debian has it, and nothing needs it.
    installPackage('chromium-headless-shell');
    return true;
  }
  const fetching = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'];
  return spawnSync(process.execPath, fetching, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Path of a Chromium for the browser tests: one that is here, else Debian's, else Playwright's own.
 *
 * @throws Error when none could be had.
 */
export function browserPath(): string {
  const found = installedBrowser();
  if (found) return found;
  console.log('Fetching a browser for the tests (once) …');
  const path = fetchBrowser() ? installedBrowser() : undefined;
  if (!path) throw new Error('No Chromium could be had. Install one and name its path in CHROMIUM.');
  return path;
}

/**
 * Path of a Chromium without windows where one is here, else of the other: the end-to-end tests take a third less time, for
 * no window draws its own frame around a page. Its letters are not drawn to the same pixels: pictures are taken by the other.
 */
export function shellPath(): string {
  return firstInstalled(systemShell) ?? browserPath();
}

/** Switches under which pictures and tests are the same on every machine. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
] as const;
