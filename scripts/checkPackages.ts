import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

import { chromium } from 'playwright';

import { comparedStartups } from '../packages/screens/src/testing/comparedStartups.ts';
import { calculations, startup } from '../packages/screens/src/testing/fixtures.ts';
import { lookups } from '../packages/screens/src/testing/lookups.ts';
import { browserArgs, browserPath } from './browser.ts';
import { readApp } from './firstLoads.ts';
import { measureEntries } from './packageSizes.ts';
import { readmeCode } from './readmeCode.ts';

// Builds and packs the five packages, installs them in a new Vite app outside this repository and checks it there.

const packages = ['metrics', 'contract', 'ui', 'forms', 'screens'] as const;

const examples = packages.flatMap(readmeCode);
const run = promisify(execFile);
const root = resolve(import.meta.dirname, '..');
const bin = (name: string): string => join(root, 'node_modules/.bin', name);
const problems: string[] = [];
const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const started = Date.now();
  try {
    await work();
    console.log(`${name.padEnd(34)} ok  ${seconds(started)}`);
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    problems.push(name);
    console.log(`${name.padEnd(34)} FAILED  ${seconds(started)}\n${stdout}${stderr}${stdout || stderr ? '' : message}`);
  }
}

async function pack(name: string, target: string): Promise<string> {
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', target], {
    cwd: join(root, 'packages', name),
  });
  const [packed] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
  const odd = packed.files.filter(({ path }) => /\.(test|stories)\.|^src\/|node_modules/.test(path));
  if (odd.length > 0) throw new Error(`@aval/${name} packs ${odd.map(({ path }) => path).join(', ')}`);
  return join(target, packed.filename);
}

type Locked = Record<string, { version: string; link?: boolean }>;

/** Uses the versions locked in this repository, so that no registry is contacted. */
function writeApp(app: string, tarballs: Record<string, string>): void {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Locked };
  const outside = Object.entries(lock.packages).filter(
    ([path, { link }]) => path.startsWith('node_modules/') && link !== true,
  );
  const versions = new Map(outside.map(([path, { version }]) => [path.replace('node_modules/', ''), version]));
  const wanted = (...names: string[]) => Object.fromEntries(names.map((name) => [name, versions.get(name) ?? '*']));
  const dependencies = {
    ...Object.fromEntries(Object.entries(tarballs).map(([name, path]) => [`@aval/${name}`, `file:${path}`])),
    ...wanted('react', 'react-dom', '@lingui/core', '@lingui/react'),
  };
  const devDependencies = wanted('vite', '@types/react', '@types/react-dom');
  const manifest = { name: 'outside', version: '1.0.0', private: true, type: 'module', dependencies, devDependencies };
  cpSync(join(root, 'scripts/outsideApp'), app, { recursive: true });
  writeFileSync(join(app, 'src/calculations.json'), JSON.stringify(calculations));
  writeFileSync(join(app, 'src/lookups.json'), JSON.stringify(lookups));
  writeFileSync(join(app, 'src/startup.json'), JSON.stringify(startup));
  writeFileSync(join(app, 'src/startups.json'), JSON.stringify(comparedStartups));
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest, null, 2));
  writeFileSync(
    join(app, 'package-lock.json'),
    JSON.stringify({ name: 'outside', lockfileVersion: 3, packages: { '': manifest, ...Object.fromEntries(outside) } }),
  );
}

/**
 * Installs from npm's cache as filled by this repository's own install. Resolving peers would ask a registry for every
 * version; `npm ls` checks them afterwards.
 */
async function install(app: string): Promise<void> {
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    await run('npm', [...args, '--offline'], { cwd: app });
  } catch {
    await run('npm', [...args, '--prefer-offline'], { cwd: app });
  }
  const { stdout } = await run('npm', ['ls', '--all', '--json'], { cwd: app }).catch(
    (error: { stdout: string }) => error,
  );
  const { problems = [] } = JSON.parse(stdout) as { problems?: string[] };
  // npm adds transitive dependencies.
  const wrong = problems.filter((problem) => problem.startsWith('invalid') || problem.includes('required by @aval/'));
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}

/** Modules of @aval/ui that a server renders, and modules that only a browser can. */
const onServer = ['components/Badge/Badge', 'components/Card/Card', 'components/EmptyState/EmptyState', 'isShown'];
const inBrowser = [
  'texts/TextsContext',
  'components/Select/Select',
  'components/Tooltip/Tooltip',
  'charts/RadarChart/RadarChart',
];

/** Renders a badge without a browser, and checks where 'use client' is. */
async function checkServer(app: string): Promise<void> {
  const isClient = (module: string): boolean =>
    /^["']use client["'];/.test(readFileSync(join(app, 'node_modules/@aval/ui/dist', `${module}.js`), 'utf8'));
  const wrong = [...onServer.filter(isClient), ...inBrowser.filter((module) => !isClient(module))];
  if (wrong.length > 0) throw new Error(`'use client' is missing or too much in ${wrong.join(', ')}`);
  const code = `import { createElement } from 'react';
    import { renderToStaticMarkup } from 'react-dom/server';
    import { Badge } from '@aval/ui';
    console.log(renderToStaticMarkup(createElement(Badge, { tone: 'success' }, 'Ready')));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: app });
  if (!/^<span data-tone="success".*Ready/.test(stdout)) throw new Error(`A badge renders as ${stdout}`);
}

/** Runs the README examples that need neither a page nor a server, and compares their output with the README. */
async function runExamples(app: string): Promise<void> {
  for (const { file, code, printed } of examples.filter((example) => example.isRunnable)) {
    const { stdout } = await run(process.execPath, [join(app, 'src', file)], { cwd: app });
    const lines = stdout.split('\n');
    const missing = printed.filter((line) => !lines.includes(line));
    if (missing.length > 0) throw new Error(`${code}\n\nprints\n\n${stdout}\nand not ${missing.join(', ')}`);
  }
}

const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Opens the built app and returns what a user would see. */
async function look(app: string): Promise<void> {
  const files = join(app, 'dist');
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : String(request.url);
    try {
      const body = readFileSync(join(files, path));
      response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const browser = await chromium.launch({ executablePath: browserPath(), args: [...browserArgs] });
  try {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    try {
      await page.getByText('Ready to propose').waitFor();
      await page.getByRole('figure').first().waitFor();
      await page.getByRole('button', { name: 'Sign in' }).waitFor();
      await page.getByRole('heading', { name: 'Puente', level: 1 }).waitFor();
      await page.getByRole('heading', { name: 'Investability', exact: true }).waitFor();
      await page.getByRole('figure', { name: 'Risk heatmap' }).waitFor();
      await page.getByText('Startup summary').waitFor();
      await page.getByRole('table', { name: 'Portfolio comparison' }).waitFor();
    } catch (error) {
      complaints.push((error as Error).message);
    }
    if (complaints.length > 0) throw new Error(complaints.join('\n'));
    const tint = await page
      .locator('[data-tone="success"]')
      .first()
      .evaluate((badge) => getComputedStyle(badge).backgroundColor);
    if (tint === 'rgba(0, 0, 0, 0)') throw new Error('The badge has no colour: its styles did not come.');
  } finally {
    await browser.close();
    server.close();
  }
}

/** Measures what each screen of the web app loads before it is usable. */
async function measureScreens(): Promise<void> {
  const { loads, problems: found } = readApp();
  problems.push(...found);
  console.log(`\n${'screen'.padEnd(36)}${'gzip kB'.padStart(9)}${'budget'.padStart(9)}${'files'.padStart(9)}`);
  for (const { name, kilobytes, budget, files } of loads) {
    const figures = [kilobytes.toFixed(1), String(budget), String(files)];
    const row = `${name.padEnd(36)}${figures.map((figure) => figure.padStart(9)).join('')}`;
    console.log(kilobytes > budget ? `${row}  OVER` : row);
  }
}

const started = Date.now();
const folder = mkdtempSync(join(tmpdir(), 'aval-packages-'));
const app = join(folder, 'app');
mkdirSync(app);
const tarballs: Record<string, string> = {};

await step('build', async () => {
  await run(bin('turbo'), ['run', 'build', '--filter=./packages/*', '--output-logs=errors-only', '--ui=stream'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
});
if (problems.length === 0) {
  await step('pack', async () => {
    for (const name of packages) tarballs[name] = await pack(name, folder);
  });
}
if (Object.keys(tarballs).length === packages.length) {
  for (const [name, tarball] of Object.entries(tarballs)) {
    await step(`publint @aval/${name}`, async () => {
      await run(bin('publint'), [tarball, '--strict']);
    });
    await step(`attw @aval/${name}`, async () => {
      await run(bin('attw'), [tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'styles.css']);
    });
  }
  await step('install outside', async () => {
    writeApp(app, tarballs);
    await install(app);
  });
  for (const { file, code } of examples) writeFileSync(join(app, 'src', file), code);
  await step('its types', async () => {
    await run(bin('tsc'), ['--noEmit', '-p', app]);
  });
  await step('code of the READMEs', async () => runExamples(app));
  await step('on a server', async () => checkServer(app));
  await step('its build', async () => {
    await run(join(app, 'node_modules/.bin/vite'), ['build', '--logLevel', 'warn'], { cwd: app });
    if (!readdirSync(join(app, 'dist/assets')).some((name) => name.endsWith('.css'))) throw new Error('No styles.');
  });
  await step('its page', async () => look(app));
  await step('sizes', async () => void problems.push(...(await measureEntries(app))));
  await step('first loads of the app', measureScreens);
}

if (process.argv.includes('--keep')) console.log(`Kept: ${folder}`);
else rmSync(folder, { recursive: true, force: true });
console.log(`Finished in ${seconds(started)}.`);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
