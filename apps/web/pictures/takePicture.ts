import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { whenPageStands } from '../src/picture/whenPageStands.ts';
import { openWithoutScreen } from './browserWithoutScreen.ts';

// A thread: opens an address of the built app and answers what a visitor sees first.

export interface PictureOrder {
  /** The page as it was built. */
  page: string;
  /** Where its entry lies on the disk. */
  entry: string;
  path: string;
  /** What the browser keeps of whom the page is shown to. */
  stored: Readonly<Record<string, string>>;
}

export interface Picture {
  title: string;
  html: string;
}

/** What follows the first sight, such as the title, but none of what is loaded after it. */
const effectsMs = 200;

const { page, entry, path, stored } = workerData as PictureOrder;

openWithoutScreen(page, `https://localhost${path}`);
for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
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

whenPageStands(root, () => {
  const html = htmlOf(root);
  setTimeout(() => parentPort?.postMessage({ title: document.title, html } satisfies Picture, []), effectsMs);
});

await import(pathToFileURL(entry).href);
