import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { browserPath } from './browser.ts';
import { postgresVersion } from './postgres.ts';

/** Ordered by duration, longest first, so that both lanes end at about the same time. */
const checks = ['unused', 'lint', 'i18n', 'format', 'typecheck', 'secrets', 'anatomy', 'folders', 'lock', 'docs'];
const builds = ['build-storybook', 'test:packages'];
/** Short versions (a minute or less) of long-running `npm run` commands. */
const samples = [
  'recipes component screen',
  'mutate:metrics --sample',
  'quality --sample',
  'validate --sample',
  'fuzz --sample',
];
/** Tasks that measure time or depend on it, so they run alone. */
const alone = ['faults --sample', 'bench metrics --sample', 'load --sample'];
/** Each of these keeps all cores busy. */
const suites = ['test:unit', 'test:server', 'test:stories', 'test:e2e'];

/** Number of concurrent tasks; each keeps one core busy. */
const lanes = 2;
/** Tasks that run concurrently. Their dependencies are built beforehand, as a rebuild would change files in use. */
const besideOthers = new Set([...checks, ...samples, ...builds]);

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: TestResult[] }[];
}

interface TestResult {
  fullName: string;
  status: string;
  /** Of every try, so a test that passed may have some. */
  failureMessages: string[];
}

/** Runs a task and prints its result when it ends, followed by the complete output if it failed. */
async function runTask(command: string): Promise<boolean> {
  const [task = '', ...given] = command.split(' ');
  const started = Date.now();
  const options = [
    'run',
    task === 'build' ? 'build' : `//#${task}`,
    ...(besideOthers.has(command) ? ['--only'] : []),
    '--output-logs=full',
    '--ui=stream',
    ...(given.length > 0 ? ['--', ...given] : []),
  ];
  const child = spawn('turbo', options, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const written = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  const [output, errors] = await written;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isCached = /FULL TURBO/.test(output);
  console.log(`${command.padEnd(26)}${code === 0 ? 'ok' : 'FAILED'}  ${seconds} s${isCached ? ' (unchanged)' : ''}`);
  if (code !== 0) console.log(`${output}\n${errors}`);
  return code === 0;
}

/** Runs tasks in order, at most `atOnce` at a time. */
async function runTasks(commands: readonly string[], atOnce: number): Promise<void> {
  const waiting = commands.values();
  async function runLane(): Promise<void> {
    for (const command of waiting) {
      if (await runTask(command)) passed += 1;
      else {
        failed += 1;
        broken.push(command);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runLane));
}

function report(suite: string): Report | null {
  const path = `.reports/${suite.replace('test:', '')}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}

/** The failed tests by file and full name, and the files that could not be run. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/** The tests that passed only when they were tried again. */
function flakes({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${relative(process.cwd(), name)}: ${fullName}\n  ${failureMessages[0]}`),
  );
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  // Part of the cache key, because a new browser may behave differently.
  CHROMIUM_VERSION: spawnSync(browserPath(), ['--version'], { encoding: 'utf8' }).stdout?.trim(),
  // Part of the cache key, because tests are skipped without PostgreSQL.
  POSTGRES_VERSION: postgresVersion(),
  CI: '1',
  // Test files that run in processes of their own would each compile the same libraries.
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const started = Date.now();
let passed = 0;
let failed = 0;
let skipped = 0;
const broken: string[] = [];
const retried: string[] = [];
rmSync('.reports', { recursive: true, force: true });

await runTasks(['build', ...checks], lanes);
await runTasks([...samples, ...builds], lanes);
await runTasks(alone, 1);
for (const suite of suites) {
  const isOk = await runTask(suite);
  const counts = report(suite);
  passed += counts?.numPassedTests ?? 0;
  failed += counts?.numFailedTests ?? 0;
  skipped += counts?.numPendingTests ?? 0;
  if (counts) {
    broken.push(...failures(counts));
    retried.push(...flakes(counts));
  }
  const isEmpty = (counts?.numTotalTests ?? 0) === 0;
  if (isEmpty) console.log(`${suite} ran no test.`);
  if ((!isOk && (counts?.numFailedTests ?? 0) === 0) || isEmpty) {
    failed += 1;
    broken.push(suite);
  }
}

for (const name of retried) console.log(`passed when tried again: ${name}`);
for (const name of broken) console.log(`failed: ${name}`);
console.log(`Finished in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failed === 0 ? 0 : 1);
