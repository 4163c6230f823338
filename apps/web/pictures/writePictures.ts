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

const page = readFileSync(join(folder, 'index.html'), 'utf8');
const [tag, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page) ?? [];
if (!page.includes(root) || tag === undefined || entry === undefined)
  throw new Error(`The page has no ${root} or no entry.`);

/** The page whose entry is fetched behind what it shows without it, and run by what fetches the screen. */
const withEntryLater = page
  .replace('id="files-of-screens"', `$& data-entry="${entry}"`)
  .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
  .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"');

async function pictureOf(order: PictureOrder): Promise<Picture> {
  const thread = new Worker(new URL('takePicture.ts', import.meta.url), { workerData: order });
  const [picture] = (await once(thread, 'message', { signal: AbortSignal.timeout(60_000) })) as [Picture];
  await thread.terminate();
  return picture;
}

mkdirSync(join(folder, 'pages'), { recursive: true });
await Promise.all(
  pictured.map(async (path) => {
    const { title, html } = await pictureOf({ page, entry: join(folder, entry), path });
    const whole = withEntryLater
      .replace(/<title>[^<]*/, () => `<title>${title}`)
      .replace(root, () => `${root}<div id="picture">${html}</div>`);
    writeFileSync(join(folder, 'pages', `${path.slice(1) || 'index'}.html`), whole);
  }),
);
