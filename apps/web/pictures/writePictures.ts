import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { patterns } from '../src/patterns.ts';
import type { Picture, PictureOrder } from './takePicture.ts';

// Writes pages that show what visitors see first before any script has run. They are in Spanish, as such a page greets.

const folder = join(import.meta.dirname, '../dist');
const pictured = [patterns.home, patterns.login, patterns.register, patterns.forgotPassword];
const root = '<div id="root"></div>';
const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The page whose entry is fetched behind what it shows without it, and run by what fetches the screen. */
const withEntryLater = (html: string): string =>
  html
    .replace('id="files-of-screens"', `$& data-entry="${entry.exec(html)?.[1]}"`)
    .replace(entry, '<link rel="modulepreload" crossorigin href="$1">')
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');

async function pictureOf(path: string): Promise<Picture> {
  const order: PictureOrder = { folder, path };
  const thread = new Worker(new URL('takePicture.ts', import.meta.url), { workerData: order });
  const [picture] = (await once(thread, 'message')) as [Picture];
  await thread.terminate();
  return picture;
}

const page = readFileSync(join(folder, 'index.html'), 'utf8');
if (!page.includes(root) || !entry.test(page)) throw new Error(`The page has no ${root} or no entry.`);
mkdirSync(join(folder, 'pages'), { recursive: true });
await Promise.all(
  pictured.map(async (path) => {
    const { title, html } = await pictureOf(path);
    const whole = withEntryLater(page)
      .replace(/<title>[^<]*/, () => `<title>${title}`)
      .replace(root, () => `${root}<div id="picture">${html}</div>`);
    writeFileSync(join(folder, 'pages', `${path.slice(1) || 'index'}.html`), whole);
  }),
);
