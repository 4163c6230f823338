import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { chromium } from 'playwright';

import { canInstall, installPackage, updatePackages } from './debian.ts';

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const systemShell = '/usr/bin/chromium-headless-shell';

/** The Chromium of the CHROMIUM variable, otherwise the first of these paths; undefined if none exists. */
function firstInstalled(...paths: readonly string[]): string | undefined {
  return [process.env['CHROMIUM'], ...paths].find((path) => path !== undefined && existsSync(path));
}

/** Path of an installed Chromium, preferably the one of the CHROMIUM variable. */
export function installedBrowser(): string | undefined {
  return firstInstalled(...systemBrowsers, chromium.executablePath());
}

function fetchBrowser(): boolean {
  if (canInstall() && updatePackages() && installPackage('chromium')) {
    // Optional, because not every Debian version has the package.
    installPackage('chromium-headless-shell');
    return true;
  }
  const fetching = ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'];
  return spawnSync(process.execPath, fetching, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/**
 * Path of a Chromium for the browser tests. If none is installed, installs Debian's, otherwise Playwright's.
 *
 * @throws Error when none can be installed.
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
 * Path of the headless shell if it is installed, otherwise of the full browser. End-to-end tests take a third less time
 * in the shell, because it draws no window frames. It renders text slightly differently, so screenshots are taken by
 * the full browser.
 */
export function shellPath(): string {
  return firstInstalled(systemShell) ?? browserPath();
}

/** Switches that make screenshots and tests the same on every machine. */
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
