import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

import { browserPath } from './browser.ts';

const checks = ['format', 'lint', 'typecheck', 'i18n', 'anatomy', 'lock', 'unused', 'docs', 'secrets'];
const suites = ['test:unit', 'test:server', 'test:stories', 'test:e2e'];
const builds = ['build', 'build-storybook', 'test:packages'];
/** A minute or less of what runs long: `npm run` commands with the arguments that shorten them. */
const samples = [
  'mutate:metrics --sample',
  'bench metrics --sample',
  'quality --sample',
  'fuzz --sample',
  'faults --sample',
  'load --sample',
];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  success: boolean;
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[];
}

function runTask(command: string, env: NodeJS.ProcessEnv): boolean {
  const [task = '', ...given] = command.split(' ');
  const name = task === 'build' ? 'build' : `//#${task}`;
  const started = Date.now();
  process.stdout.write(command.padEnd(26));
  const options = ['run', name, '--output-logs=full', '--ui=stream', ...(given.length > 0 ? ['--', ...given] : [])];
  const { status, stdout, stderr } = spawnSync('turbo', options, {
    encoding: 'utf8',
    env,
    maxBuffer: 256 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const isCached = /FULL TURBO/.test(stdout);
  console.log(`${status === 0 ? 'ok' : 'FAILED'}  ${seconds} s${isCached ? ' (unchanged)' : ''}`);
  if (status !== 0) console.log(`${stdout}\n${stderr}`);
  return status === 0;
}

function report(suite: string): Report | null {
  const path = `.reports/${suite.replace('test:', '')}.json`;
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;
}

/** Each test that failed, by its file and whole name, and each file that could not be run. */
function failures({ testResults }: Report): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

const browser = browserPath();
const env: NodeJS.ProcessEnv = {
  ...process.env,
  CHROMIUM: browser,
  // A new browser may show what the old one did not.
  CHROMIUM_VERSION: spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout?.trim(),
  CI: '1',
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

const started = Date.now();
let passed = 0;
let failed = 0;
const broken: string[] = [];
rmSync('.reports', { recursive: true, force: true });

for (const task of [...checks, ...builds, ...samples]) {
  if (runTask(task, env)) passed += 1;
  else {
    failed += 1;
    broken.push(task);
  }
}
for (const suite of suites) {
  const isOk = runTask(suite, env);
  const counts = report(suite);
  passed += counts?.numPassedTests ?? 0;
  failed += counts?.numFailedTests ?? 0;
  if (counts) broken.push(...failures(counts));
  const isEmpty = (counts?.numTotalTests ?? 0) === 0;
  if (isEmpty) console.log(`${suite} ran no test.`);
  if ((!isOk && (counts?.numFailedTests ?? 0) === 0) || isEmpty) {
    failed += 1;
    broken.push(suite);
  }
}

for (const name of broken) console.log(`failed: ${name}`);
console.log(`Finished in ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
