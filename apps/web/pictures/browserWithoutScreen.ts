import { JSDOM } from 'jsdom';

/** What this environment has as well, but would not fit together with the page's. */
const ofPage = new Set(['Event', 'CustomEvent', 'navigator', 'location', 'history', 'document', 'window', 'self']);
const ofEvents = ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const;

function NothingToWatch() {
  return { observe() {}, unobserve() {}, disconnect() {} };
}

/** What the page may ask for and a page without a screen does not have. */
const absent = {
  matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  ResizeObserver: NothingToWatch,
  IntersectionObserver: NothingToWatch,
  scrollTo() {},
};

/** What is answered at an address; where nobody answers, nothing is shown that an answer would bring. */
export type Answers = Readonly<Record<string, object>>;

const fetchFrom = (answers: Answers) => (address: string) =>
  answers[address] ? Promise.resolve(Response.json(answers[address])) : new Promise<never>(() => {});

const define = (name: string, value: unknown): unknown =>
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

/** Makes this thread a browser at an address: a page has its globals to itself, so each needs a thread of its own. */
export function openWithoutScreen(html: string, url: string, answers: Answers): void {
  const { window } = new JSDOM(html, { url, pretendToBeVisual: true });
  Object.assign(window, absent);
  for (const name of Object.getOwnPropertyNames(window))
    if (ofPage.has(name) || !(name in globalThis)) define(name, window[name]);
  for (const name of ofEvents) define(name, window[name].bind(window));
  define('fetch', fetchFrom(answers));
}
