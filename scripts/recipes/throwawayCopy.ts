import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the working tree in a temporary folder, with links to the installed dependencies. */
export interface ThrowawayCopy {
  folder: string;
  run: (command: string) => { isOk: boolean; output: string };
  remove: () => void;
}

const root = process.cwd();

/** Incremental build state, which makes the type check of the copy as fast as that of a change. */
const kept = [
  '.',
  'packages/metrics',
  'packages/contract',
  'packages/ui',
  'packages/forms',
  'packages/screens',
  'apps/server',
  'apps/web',
];

export function throwawayCopy(): ThrowawayCopy {
  const folder = mkdtempSync(join(tmpdir(), 'aval-recipe-'));
  const listing = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  const files = String(listing).split('\0').filter(Boolean);
  const states = kept.map((path) => join(path, '.tsc'));
  for (const path of [...files, ...states].filter((each) => existsSync(each))) {
    cpSync(path, join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  linkLibraries('node_modules', folder);
  for (const path of readdirSync('apps').map((name) => join('apps', name, 'node_modules'))) {
    if (existsSync(path)) symlinkSync(join(root, path), join(folder, path));
  }
  return {
    folder,
    run(command) {
      const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}` };
      const { status, stdout, stderr } = spawnSync(command, { cwd: folder, env, shell: true, encoding: 'utf8' });
      return { isOk: status === 0, output: `${stdout}\n${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links the installed libraries, except the workspace packages, which the copy contains, and the caches of tools. */
function linkLibraries(path: string, folder: string): void {
  mkdirSync(join(folder, path));
  const names = readdirSync(path).filter((name) => name === '.bin' || !name.startsWith('.'));
  for (const name of names) {
    if (name === '@aval')
      cpSync(join(path, name), join(folder, path, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(root, path, name), join(folder, path, name));
  }
}
