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
  /** Whose places are marked in what stands in the frame, which is all that is pictured then. */
  standIn?: {
    answers: Answers;
    /** What the answers bring, as it is printed, by the names of its places. */
    printed: Readonly<Record<string, string>>;
  };
}

export interface Picture {
  title: string;
  html: string;
}

/** What follows the first sight, such as the title, but none of what is loaded after it. */
const effectsMs = 200;

const { page, entry, path, stored, standIn } = workerData as PictureOrder;

openWithoutScreen(page, `https://localhost${path}`, standIn?.answers ?? {});
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

/** The frame comes first, then what the answers bring; that this never comes is noticed by who waits for the picture. */
async function markedFrame(page: Element, printed: Readonly<Record<string, string>>): Promise<string> {
  while (Object.values(printed).some((text) => !page.textContent.includes(text))) await wait(10);
  const main = page.querySelector('main');
  if (main === null) throw new Error(`${path} has no frame.`);
  markPlaces(main, printed);
  return main.innerHTML;
}

async function take(page: Element): Promise<Picture> {
  const html = standIn ? await markedFrame(page, standIn.printed) : htmlOf(page);
  await wait(effectsMs);
  return { title: document.title, html };
}

whenPageStands(root, () => void take(root).then((picture) => parentPort?.postMessage(picture, [])));

await import(pathToFileURL(entry).href);
