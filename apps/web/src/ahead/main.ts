import { chosenLanguage } from '../language/language.ts';
import { currentSession } from '../session/session.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { filesFor, type FilesOfScreens } from './filesOfScreens.ts';

// Has the browser fetch the scripts of the screen beside the entry, which would ask for them only once it runs. A page
// that shows something without its code names the entry here, which then waits until that is painted.

const told = document.getElementById('files-of-screens');
const entry = told?.dataset['entry'];

function fetchAhead(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  if (entry !== undefined) link.fetchPriority = 'low';
  document.head.append(link);
}

if (entry !== undefined) void afterFirstPaint(document).then(() => import(/* @vite-ignore */ entry));

if (told?.textContent) {
  const visitor = {
    isSignedIn: currentSession() !== null,
    chosen: chosenLanguage(),
    browserLanguage: navigator.language,
  };
  const files = JSON.parse(told.textContent) as FilesOfScreens;
  for (const file of filesFor(files, location.pathname, visitor)) fetchAhead(file);
}
