import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { openWithoutScreen } from './browserWithoutScreen.ts';

// A thread: opens an address of the built app and answers what a visitor sees first.

export interface PictureOrder {
  /** Where the app was built. */
  folder: string;
  path: string;
}

export interface Picture {
  title: string;
  html: string;
}

/** What follows the first sight, such as the title, but none of what is loaded after it. */
const effectsMs = 200;

const { folder, path } = workerData as PictureOrder;
const page = readFileSync(join(folder, 'index.html'), 'utf8');
const entry = /<script type="module" crossorigin src="([^"]+)"/.exec(page)?.[1];
if (entry === undefined) throw new Error('The page has no entry.');

openWithoutScreen(page, `https://localhost${path}`);
// A screen that fails shows that it did, and that is no picture of it.
console.error = (...told: unknown[]) => {
  setTimeout(() => {
    throw new Error(`${path} cannot be pictured: ${told.map(String).join(' ')}`);
  });
};

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element #root.');

/** What a picture does not say by itself: what is chosen in it, and that it sends nothing. */
function htmlOf(page: Element): string {
  for (const field of page.querySelectorAll('input')) field.toggleAttribute('checked', field.checked);
  for (const form of page.querySelectorAll('form')) form.method = 'dialog';
  for (const button of page.querySelectorAll('form [type=submit]')) button.toggleAttribute('inert', true);
  return page.innerHTML;
}

const observer = new MutationObserver(() => {
  const first = root.firstElementChild;
  if (first === null || first.getAttribute('aria-busy') === 'true') return;
  observer.disconnect();
  const html = htmlOf(root);
  setTimeout(() => parentPort?.postMessage({ title: document.title, html } satisfies Picture, []), effectsMs);
});
observer.observe(root, { childList: true, subtree: true });

await import(pathToFileURL(join(folder, entry)).href);
