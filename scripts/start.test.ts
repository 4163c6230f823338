import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text, { mode: 0o755 });
}

function start() {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: '/nowhere' },
  });
  return { status, stdout, stderr };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-start-'));
  write('package.json', '{"type":"module"}');
  write('apps/server/dist/main.js', "console.log('served');");
  mkdirSync(join(folder, 'scripts'));
  copyFileSync(fileURLToPath(new URL('start.ts', import.meta.url)), join(folder, 'scripts/start.ts'));
});

afterEach(() => rmSync(folder, { recursive: true }));

it('finds its tools when npm did not add them to the path', () => {
  write('node_modules/.bin/turbo', '#!/bin/sh\necho built');
  expect(start()).toEqual({ status: 0, stdout: 'served\n', stderr: '' });
});

it('prints the output of a failed build', () => {
  write('node_modules/.bin/turbo', '#!/bin/sh\necho of the build; echo of its fault >&2; exit 3');
  const { status, stdout, stderr } = start();
  expect({ status, stdout }).toEqual({ status: 3, stdout: '' });
  expect(stderr).toBe('of the build\n\nof its fault\n\nAval could not be built; the lines above say why.\n');
});

it('reports that the build could not be run', () => {
  const { status, stderr } = start();
  expect(status).toBe(1);
  expect(stderr).toBe('spawnSync turbo ENOENT\nAval could not be built; the lines above say why.\n');
});
