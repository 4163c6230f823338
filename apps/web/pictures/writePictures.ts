import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { Language } from '../src/language/language.ts';
import { patterns } from '../src/patterns.ts';
import { nobody } from './nobody.ts';
import type { Picture, PictureOrder } from './takePicture.ts';

// Writes pages that show what is seen first before any script has run: to visitors in Spanish, as such a page greets, and
// to who is signed in in either language, without what depends on who it is.

const folder = join(import.meta.dirname, '../dist');
const ofVisitors = [patterns.home, patterns.login, patterns.register, patterns.forgotPassword];
const ofPeople = [patterns.dashboard, patterns.startups, patterns.startup];
const root = '<div id="root"></div>';
const whole = '<i class="whole" hidden></i>';

const page = readFileSync(join(folder, 'index.html'), 'utf8');
const [tag, entry] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(page) ?? [];
if (!page.includes(root) || tag === undefined || entry === undefined)
  throw new Error(`The page has no ${root} or no entry.`);

const entryFile = join(folder, entry);

// What is fetched first of all is not of the entry alone.
const piece = /<link rel="modulepreload" crossorigin href="([^"]+)">/g;
const pieces = [...page.matchAll(piece)].flatMap(([, file]) => file ?? []);

/** The page whose entry is run, piece by piece, by what fetches the screen. */
const withEntryLater = page.replace('id="files-of-screens"', `$& data-entry="${[...pieces, entry].join(' ')}"`);

/** It is also fetched by that. */
const withEntryUnasked = withEntryLater.replace(tag, '').replaceAll(piece, '');

/** It is fetched at once, but behind what the page shows without it. */
const withEntryBehind = withEntryLater
  .replace(tag, `<link rel="modulepreload" crossorigin href="${entry}">`)
  .replaceAll('<link rel="modulepreload" crossorigin', '$& fetchpriority="low"');

async function pictureOf(path: string, stored: PictureOrder['stored'] = {}): Promise<Picture> {
  const order: PictureOrder = { page, entry: entryFile, path: path.replace(':id', '1'), stored };
  const thread = new Worker(new URL('takePicture.ts', import.meta.url), { workerData: order });
  const [picture] = (await once(thread, 'message', { signal: AbortSignal.timeout(60_000) })) as [Picture];
  await thread.terminate();
  return picture;
}

function writePage(path: string, pageWithPictures: string): void {
  const file = join(folder, 'pages', `${path.slice(1).replace(':id', '[id]') || 'index'}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pageWithPictures);
}

async function writeForVisitors(path: string): Promise<void> {
  const { title, html } = await pictureOf(path);
  const picture = `<div class="picture" lang="es">${html}${whole}</div>`;
  writePage(
    path,
    withEntryUnasked.replace(/<title>[^<]*/, () => `<title>${title}`).replace(root, () => root + picture),
  );
}

async function writeForPeople(path: string): Promise<void> {
  const pictureIn = async (language: Language): Promise<string> => {
    const { html } = await pictureOf(path, { ...nobody, 'aval.language': language });
    return `<div class="picture" lang="${language}" aria-hidden="true" inert>${html}${whole}</div>`;
  };
  const pictures = await Promise.all([pictureIn('en'), pictureIn('es')]);
  writePage(
    path,
    withEntryBehind.replace('<html', '$& data-pictured="people"').replace(root, () => root + pictures.join('')),
  );
}

await Promise.all([...ofVisitors.map(writeForVisitors), ...ofPeople.map(writeForPeople)]);
