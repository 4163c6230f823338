import { nextTurn } from './nextTurn.ts';

/** Of somebody who is there; `beforeprint` asks for the whole page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'input', 'click', 'beforeprint'] as const;
/** Who reads without a sign gets the rest of the page after that long. */
const longestWaitMs = 2500;
/** What waits has its turn after that long, also on a page that is never idle. */
const longestTurnMs = 200;

let state: 'unasked' | 'expected' | 'come' = 'unasked';
const waiting = new Set<() => void>();

/** What waits goes one after the other, so that the page answers in between; a print needs all of it at once. */
async function come(sign?: Event): Promise<void> {
  state = 'come';
  for (const go of waiting) {
    waiting.delete(go);
    go();
    if (sign?.type !== 'beforeprint') await idle();
  }
}

/** Resolves once the browser has nothing more pressing to do, soon in any case. */
function idle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return nextTurn();
  return new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: longestTurnMs }));
}

function expectSign(): void {
  state = 'expected';
  onNextSign((sign) => void come(sign));
  setTimeout(() => void come(), longestWaitMs);
}

/** Calls at the next sign, however late it comes. */
export function onNextSign(go: (sign: Event) => void): void {
  function take(event: Event): void {
    for (const sign of signs) removeEventListener(sign, take, true);
    go(event);
  }
  for (const sign of signs) addEventListener(sign, take, { capture: true, passive: true });
}

/** Whether somebody did anything since the app was opened, or could have: from then on nothing is put off. */
export function hasFirstSign(): boolean {
  return state === 'come';
}

/**
 * Calls once the first sign comes. The wait for it begins with the first call.
 *
 * @returns what takes this call back.
 */
export function onFirstSign(go: () => void): () => void {
  if (state === 'unasked') expectSign();
  if (state === 'come') go();
  else waiting.add(go);
  return () => waiting.delete(go);
}
