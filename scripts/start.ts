import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 && !(major === 22 && minor >= 22)) {
  console.error(
    `Aval needs Node 22.22 or newer and found ${process.versions.node}. Install Node 24, then run npm start again.`,
  );
  process.exit(1);
}

// Without npm, for example under a service manager, the project's tools are not on the path.
const tools = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
process.env['PATH'] = [tools, process.env['PATH']].join(delimiter);

const build = spawnSync(
  'turbo',
  ['run', 'build', '--filter=@aval/web', '--filter=@aval/server', '--output-logs=errors-only', '--ui=stream'],
  {
    stdio: ['ignore', process.env['AVAL_VERBOSE'] ? 'inherit' : 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    shell: process.platform === 'win32',
  },
);
if (build.status !== 0) {
  console.error([build.stdout, build.stderr, build.error?.message].filter(Boolean).join('\n'));
  console.error('Aval could not be built; the lines above say why.');
  process.exit(build.status ?? 1);
}

await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
