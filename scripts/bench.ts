import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const parts = ['ui', 'metrics', 'server', 'app', 'export'];
const [part, ...options] = process.argv.slice(2);

if (part === undefined || !parts.includes(part)) {
  console.error(`Name a part to measure: npm run bench -- ${parts.join(' | ')}`);
  process.exit(1);
}

/** The parts that compare with other libraries, which have their own lockfile. Samples skip them. */
const withPeers = ['app', 'export', 'metrics', 'ui'];
if (withPeers.includes(part) && !options.includes('--sample') && !arePeersInstalled()) {
  spawnSync('npm', ['ci', '--prefix', 'measurements', '--no-audit', '--no-fund'], { stdio: 'inherit' });
}

function arePeersInstalled(): boolean {
  const [lock, installed] = ['measurements/package-lock.json', 'measurements/node_modules/.package-lock.json'];
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

const { status } = spawnSync(process.execPath, ['--conditions=@aval/source', `measurements/${part}.ts`, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
