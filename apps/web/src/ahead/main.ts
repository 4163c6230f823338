import { askEarly } from '../api/earlyAnswers.ts';
import { headersOf } from '../api/headersOf.ts';
import { onNextSign } from '../firstSign.ts';
import { chosenLanguage, languageFor } from '../language/language.ts';
import { keepPresses } from '../picture/presses.ts';
import { showStartup } from '../picture/showStartup.ts';
import { currentSession } from '../session/session.ts';
import { afterFirstPaint } from './afterFirstPaint.ts';
import { filesFor, type FilesOfScreens } from './filesOfScreens.ts';
import { firstQuestions } from './firstQuestions.ts';
import { inTurns } from './inTurns.ts';
import { runInTurns } from './runInTurns.ts';
import { startEntry } from './startEntry.ts';
import { when } from './when.ts';

// Has the browser fetch the scripts of the screen beside the entry, which would ask for them only once it runs, and asks
// the server what the screen will ask first. A page that shows something without its code names the entry here, which is
// fetched once that is painted: until then the network is left to what it is painted of. Where the page can be read and its
// links followed without its code, that is run once somebody is there who may want more; at once where a part is missing
// without it.

/** So long the code waits for an answer that the picture can show. */
const longestHoldMs = 1000;

const told = document.getElementById('files-of-screens');
const entry = told?.dataset['entry']?.split(' ');
const language = languageFor(location.pathname, chosenLanguage(), navigator.language);

function fetchAhead(href: string): void {
  const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href });
  if (entry !== undefined) link.fetchPriority = 'low';
  document.head.append(link);
}

function filesOfScreen(): string[] {
  if (!told?.textContent) return [];
  const visitor = {
    isSignedIn: currentSession() !== null,
    chosen: chosenLanguage(),
    browserLanguage: navigator.language,
  };
  return filesFor(JSON.parse(told.textContent) as FilesOfScreens, location.pathname, visitor);
}

const isOfStartup = /^\/api\/startups\/\d+$/;

/**
 * The data of a screen is on its way beside its code, not behind it.
 *
 * @returns once what the answers alone can show is there, if anything.
 */
async function askFirstQuestions(): Promise<void> {
  if (currentSession() === null) return;
  const headers = headersOf(language);
  const answers = firstQuestions(location).map((call) => ({ call, answer: askEarly(call, headers) }));
  // An address that searches asks for more than the newest of a startup.
  const ofStartup = answers.find(({ call }) => isOfStartup.test(call) && location.search === '');
  await ofStartup?.answer.then(showStartupOf).catch(() => undefined);
}

/** What is known of a startup is shown in the picture of its page. */
async function showStartupOf(answer: Response): Promise<void> {
  const body = (await answer.clone().json()) as object;
  await when('DOMContentLoaded', ['interactive', 'complete']);
  const picture = shownPicture();
  if (picture) showStartup(picture, body, language);
}

const shownPicture = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('.picture')].find(
    ({ lang }) => lang === document.documentElement.dataset['picture'],
  );

/** What the address searches for stands in the field before its page does. */
function showSearched(): void {
  const searched = new URLSearchParams(location.search).get('q') ?? '';
  for (const field of document.querySelectorAll<HTMLInputElement>('.picture [type=search]')) field.value = searched;
}

/** @param pieces of the entry, none of which needs one behind it; the last one starts the app. */
async function startBehindPicture(pieces: readonly string[]): Promise<void> {
  const files = filesOfScreen();
  async function start(): Promise<void> {
    // What a file needs stands behind it.
    await runInTurns([...pieces.slice(0, -1), ...files.toReversed()]);
    await startEntry(pieces.at(-1) ?? '');
  }
  // Before, `theme.js` may not have said yet which picture is shown.
  await when('DOMContentLoaded', ['interactive', 'complete']);
  showSearched();
  const picture = shownPicture();
  if (picture && !picture.inert) {
    keepPresses();
    onNextSign(() => void start());
    await when('load', ['complete']);
    await afterFirstPaint(document);
    await inTurns([...pieces, ...files], fetchAhead);
    // What is missing in it nobody has to ask for.
    if (picture.querySelector('[aria-busy=true]')) await start();
  } else {
    if (picture) await Promise.race([known, new Promise((resolve) => setTimeout(resolve, longestHoldMs))]);
    await afterFirstPaint(document);
    await inTurns([...pieces, ...files], fetchAhead);
    await start();
  }
}

const known = askFirstQuestions();
if (entry === undefined) void inTurns(filesOfScreen(), fetchAhead);
else void startBehindPicture(entry);
