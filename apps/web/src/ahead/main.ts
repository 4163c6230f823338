import { onNextSign } from '../firstSign.ts';
import { chosenLanguage } from '../language/language.ts';
import { keepPresses } from '../picture/presses.ts';
import { currentSession } from '../session/session.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { filesFor, type FilesOfScreens } from './filesOfScreens.ts';
import { startEntry } from './startEntry.ts';
import { when } from './when.ts';

// Has the browser fetch the scripts of the screen beside the entry, which would ask for them only once it runs. A page
// that shows something without its code names the entry here, which then waits until that is painted. Where the page can
// be read and its links followed without its code, that is fetched once the page has loaded, and run once somebody is
// there who may want more.

const told = document.getElementById('files-of-screens');
const entry = told?.dataset['entry'];

function fetchAhead(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  if (entry !== undefined) link.fetchPriority = 'low';
  document.head.append(link);
}

function fetchFiles(): void {
  if (!told?.textContent) return;
  const visitor = {
    isSignedIn: currentSession() !== null,
    chosen: chosenLanguage(),
    browserLanguage: navigator.language,
  };
  const files = JSON.parse(told.textContent) as FilesOfScreens;
  for (const file of filesFor(files, location.pathname, visitor)) fetchAhead(file);
}

const isUsableAlone = (): boolean =>
  document.querySelector(`.picture[lang="${document.documentElement.dataset['picture']}"]:not([inert])`) !== null;

async function startBehindPicture(file: string): Promise<void> {
  // Before, `theme.js` may not have said yet which picture is shown.
  await when('DOMContentLoaded', ['interactive', 'complete']);
  if (isUsableAlone()) {
    keepPresses();
    onNextSign(() => void startEntry(file));
    await when('load', ['complete']);
    fetchAhead(file);
    fetchFiles();
  } else {
    fetchFiles();
    await afterFirstPaint(document);
    await startEntry(file);
  }
}

if (entry === undefined) fetchFiles();
else void startBehindPicture(entry);
