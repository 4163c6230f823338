import { spawnSync } from 'node:child_process';

/** Builds the server if its sources have changed, so that tests never start an old build. */
export default function buildServer(): void {
  const { status } = spawnSync('turbo', ['run', 'build', '--filter=@aval/server', '--output-logs=errors-only'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The server could not be built; the lines above say why.');
}
