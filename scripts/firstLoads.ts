import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

// What the built web app loads for a screen: the scripts that its page names.

interface Screen {
  name: string;
  /** Of its page in the build. */
  page: string;
  /** Maximum kilobytes (gzip) of scripts. */
  budget: number;
}

const screens: readonly Screen[] = [
  { name: 'landing', page: 'index', budget: 230 },
  { name: 'sign-in', page: 'login', budget: 236 },
  { name: 'dashboard', page: 'dashboard', budget: 270 },
  { name: 'detail', page: 'startups/[id]', budget: 287 },
];

export interface FirstLoad extends Pick<Screen, 'name' | 'budget'> {
  kilobytes: number;
  files: number;
}

const dist = resolve(import.meta.dirname, '../apps/web/dist');
const script = /(?:src|href)="(\/assets\/[^"]+\.js)"/g;

function measure({ name, page, budget }: Screen): FirstLoad {
  const html = readFileSync(join(dist, 'pages/es', `${page}.html`), 'utf8');
  const files = new Set([...html.matchAll(script)].map(([, file = '']) => file));
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).byteLength / 1000);
  return { name, budget, kilobytes: sizes.reduce((sum, size) => sum + size, 0), files: files.size };
}

/** Inspects the built app. */
export function readApp(): { loads: FirstLoad[]; problems: string[] } {
  const loads = screens.map(measure);
  const problems = loads
    .filter(({ kilobytes, budget }) => kilobytes > budget)
    .map(({ name, kilobytes, budget }) => `${name} loads ${kilobytes.toFixed(1)} kB of scripts, more than ${budget}`);
  return { loads, problems };
}
