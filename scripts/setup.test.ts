import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterEach, beforeEach, expect, it } from 'vitest';

const setup = fileURLToPath(new URL('setup.mjs', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-setup-'));
  const lock = '{}';
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), lock);
  writeFileSync(join(folder, 'node_modules/.setup'), createHash('sha256').update(lock).digest('hex'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const isRunning = (id: number): boolean => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

it('stops its child gracefully when npm, which signals only a shell, is terminated', { timeout: 60_000 }, async () => {
  const serving = `
    import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => { writeFileSync('closed', ''); process.exit(); });
    setTimeout(() => process.exit(), 25_000);
    console.log('serving', process.pid);`;
  writeFileSync(join(folder, 'serving.mjs'), serving);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start: `node ${setup} serving.mjs` } }));

  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += String(chunk);
  });
  await expect.poll(() => output, { timeout: 20_000 }).toMatch(/serving \d+/);
  const server = Number(/serving (\d+)/.exec(output)?.[1]);
  const gone = once(npm, 'exit');
  npm.kill('SIGTERM');
  await gone;

  await expect.poll(() => isRunning(server), { timeout: 20_000 }).toBe(false);
  expect(readFileSync(join(folder, 'closed'), 'utf8')).toBe('');
});
