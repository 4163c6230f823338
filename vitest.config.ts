import { availableParallelism } from 'node:os';

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

import { browserArgs, installedBrowser } from './scripts/browser.ts';

// What the app shows of times is in the reader's zone, and must not depend on the machine's.
process.env['TZ'] = 'UTC';

const executablePath = installedBrowser();

/** Where one looks the same wherever it is: what a story shows must not depend on the machine. */
const contextOptions = { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce', deviceScaleFactor: 1 } as const;

/**
 * With a real browser, a server or a clock, a test may fail because the machine was busy: `npm test` tries it once more,
 * and lists what passed only then. Tests of the project 'unit' have one try.
 */
const tries = { retry: process.env['CI'] === undefined ? 0 : 1 };

/**
 * Stories in one theme, or in the colours of the system ('forced'): each renders, its play function passes, the console
 * stays quiet, and it is accessible. Those tagged 'gallery' are photographed and compared with their baselines.
 */
const stories = (name: 'light' | 'dark' | 'forced', tag: string): TestProjectConfiguration => ({
  extends: './vite.config.ts',
  plugins: [storybookTest({ configDir: '.storybook', tags: { include: [tag] } })],
  test: {
    name,
    ...tries,
    env: { STORYBOOK_THEME: name === 'dark' ? 'dark' : 'light' },
    // Stories share a page, as they do in Storybook; loading the library anew for each file took most of the time.
    isolate: false,
    setupFiles: ['.storybook/screenshots.setup.ts', '.storybook/consoleMessages.setup.ts'],
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      provider: playwright({
        launchOptions: { ...(executablePath !== undefined && { executablePath }), args: [...browserArgs] },
        contextOptions: { ...contextOptions, ...(name === 'forced' && { forcedColors: 'active' }) },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          timeout: 15_000,
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/.storybook/screenshots/${arg}.${name}${ext}`,
          resolveDiffPath: ({ root, arg, ext }) => `${root}/.reports/screenshots/${arg}.${name}${ext}`,
        },
      },
    },
  },
});

/** Long enough for `expect.poll` on a busy machine; the time limit of the test itself still applies. */
const patientExpect = { poll: { timeout: 30_000 } };

/** Workers of projects whose files each start a server, and spend about a third of their time waiting for it. */
const besideServers = Math.ceil(availableParallelism() * 1.5);

/** Files share their modules and environment, because setting these up for each file took most of the time. */
const shared = { isolate: false, setupFiles: ['scripts/cleanup.setup.ts'] };

/** Raises the time that queries such as `findByRole` wait, for busy machines. */
const asyncTimeoutSetup = 'scripts/asyncTimeout.setup.ts';

export default defineConfig({
  test: {
    // A snapshot or a screenshot that is missing fails everywhere, and is only ever written with -u.
    update: 'none',
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          // As many files at a time as the machine has cores leave a test less than a core.
          testTimeout: 20_000,
          ...shared,
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/{src,fonts}/**/*.test.ts',
            '.storybook/*.test.ts',
            'scripts/*.test.ts',
          ],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'components',
          ...tries,
          environment: 'jsdom',
          testTimeout: 20_000,
          ...shared,
          setupFiles: [...shared.setupFiles, asyncTimeoutSetup],
          expect: patientExpect,
          include: ['packages/{ui,forms,screens}/src/**/*.test.tsx'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          // Each file is a page of its own: the app keeps its session, router and cache for as long as its page lives.
          name: 'app',
          ...tries,
          environment: 'jsdom',
          testTimeout: 20_000,
          setupFiles: [asyncTimeoutSetup],
          expect: patientExpect,
          include: ['apps/web/src/**/*.test.tsx'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'server',
          ...tries,
          environment: 'node',
          ...shared,
          include: ['apps/server/src/**/*.test.ts', 'measurements/{extraction-quality,validation}/*.test.ts'],
          globalSetup: ['apps/server/src/testing/buildServer.ts'],
          maxWorkers: besideServers,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          expect: patientExpect,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'e2e',
          ...tries,
          environment: 'node',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/demoData.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          maxWorkers: besideServers,
          expect: patientExpect,
        },
      },
      stories('light', process.env['STORYBOOK_TAG'] ?? 'test'),
      stories('dark', 'gallery'),
      stories('forced', 'forced'),
    ],
  },
});
