import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

import { whenPageStands } from '../src/picture/whenPageStands.ts';
import { type Answers, openWithoutScreen } from './browserWithoutScreen.ts';
import { markPlaces } from './markPlaces.ts';

// A thread: opens an address of the built app and answers what a visitor sees first.

export interface PictureOrder {
  /** The page as it was built. */
  page: string;
  /** Where its entry lies on the disk. */
  entry: string;
  path: string;
  /** What the browser keeps of whom the page is shown to. */
  stored: Readonly<Record<string, string>>;
  answers: Answers;
  /** What the answers bring, as it is printed, by the names of its places. */
  printed: Readonly<Record<string, string>>;
}

export interface Picture {
  title: string;
  html: string;
  /** What stands in the frame. */
  content: string;
}

/** What follows the first sight, such as the title, but none of what is loaded after it. */
const effectsMs = 200;

const { page, entry, path, stored, answers, printed } = workerData as PictureOrder;

openWithoutScreen(page, `https://localhost${path}`, answers);
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

/** What the answers bring comes after the frame; that it never comes is noticed by who waits for the picture. */
async function whenAnswersAreShown(page: Element): Promise<void> {
  while (Object.values(printed).some((text) => !page.textContent.includes(text))) await wait(10);
}

async function take(page: Element): Promise<Picture> {
  await whenAnswersAreShown(page);
  const html = htmlOf(page);
  const main = page.querySelector('main');
  if (main) markPlaces(main, printed);
  await wait(effectsMs);
  return { title: document.title, html, content: main?.innerHTML ?? '' };
}

whenPageStands(root, () => void take(root).then((picture) => parentPort?.postMessage(picture, [])));

await import(pathToFileURL(entry).href);
