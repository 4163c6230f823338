import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { ScoreRange } from '@aval/metrics';

import type { Language } from '../src/language/language.ts';
import { patterns } from '../src/patterns.ts';
import { type Ends, endsAttribute } from '../src/picture/places.ts';
import { nobody } from './nobody.ts';
import { printedOf, standIn } from './standIn.ts';
import type { Picture, PictureOrder } from './takePicture.ts';

// Writes pages that show what is seen first before any script has run: to visitors in Spanish, as such a page greets, and
// to who is signed in in either language, without what depends on who it is.

const folder = join(import.meta.dirname, '../dist');
const ofVisitors = [patterns.home, patterns.login, patterns.register, patterns.forgotPassword];
const ofPeople = [patterns.dashboard, patterns.startups, patterns.startup];
const root = '<div id="root"></div>';
const languages = ['en', 'es'] as const satisfies Language[];
const ranges: readonly { ends: Ends; range: ScoreRange }[] = [
  { ends: 'one level', range: { low: 61, high: 68 } },
  { ends: 'two levels', range: { low: 53, high: 68 } },
];
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

async function pictureOf(path: string, given: Partial<PictureOrder> = {}): Promise<Picture> {
  const order: PictureOrder = { page, entry: entryFile, path: path.replace(':id', '1'), stored: {}, ...given };
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

const inLanguage = (language: Language) => ({ ...nobody, 'aval.language': language });

/** What the frame of a startup holds once its first answer has come, for a range that ends so. */
async function startupTemplate(language: Language, { ends, range }: (typeof ranges)[number]): Promise<string> {
  const { html } = await pictureOf(patterns.startup, {
    stored: inLanguage(language),
    standIn: {
      answers: { '/api/startups/1': { success: true, startup: standIn(range) } },
      printed: printedOf(range, language),
    },
  });
  return `<template lang="${language}" ${endsAttribute}="${ends}">${html}</template>`;
}

const startupTemplates = (): Promise<string[]> =>
  Promise.all(languages.flatMap((language) => ranges.map((range) => startupTemplate(language, range))));

async function writeForPeople(path: string): Promise<void> {
  const pictureIn = async (language: Language): Promise<string> => {
    const { html } = await pictureOf(path, { stored: inLanguage(language) });
    return `<div class="picture" lang="${language}" aria-hidden="true" inert>${html}${whole}</div>`;
  };
  const pictures = await Promise.all(languages.map(pictureIn));
  const templates = path === patterns.startup ? await startupTemplates() : [];
  writePage(
    path,
    withEntryUnasked
      .replace('<html', '$& data-pictured="people"')
      .replace(root, () => root + [...pictures, ...templates].join('')),
  );
}

await Promise.all([...ofVisitors.map(writeForVisitors), ...ofPeople.map(writeForPeople)]);
