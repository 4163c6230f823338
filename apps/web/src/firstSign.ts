/** Of somebody who is there; `beforeprint` asks for the whole page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'input', 'click', 'beforeprint'] as const;
/** Who reads without a sign gets the rest of the page after that long. */
const longestWaitMs = 2500;

let state: 'unasked' | 'expected' | 'come' = 'unasked';
const waiting = new Set<() => void>();

function come(): void {
  state = 'come';
  for (const go of waiting) go();
  waiting.clear();
}

function expectSign(): void {
  state = 'expected';
  onNextSign(come);
  setTimeout(come, longestWaitMs);
}

/** Calls at the next sign, however late it comes. */
export function onNextSign(go: () => void): void {
  function take(): void {
    for (const sign of signs) removeEventListener(sign, take, true);
    go();
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
