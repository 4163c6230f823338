import { chosenLanguage } from '../language/language.ts';
import { currentSession } from '../session/session.ts';
import { filesFor, type FilesOfScreens } from './filesOfScreens.ts';

// Has the browser fetch the scripts of the screen beside the entry, which would ask for them only once it runs.

const told = document.getElementById('files-of-screens')?.textContent;

function fetchAhead(href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }));
}

if (told) {
  const visitor = {
    isSignedIn: currentSession() !== null,
    chosen: chosenLanguage(),
    browserLanguage: navigator.language,
  };
  for (const file of filesFor(JSON.parse(told) as FilesOfScreens, location.pathname, visitor)) fetchAhead(file);
}
