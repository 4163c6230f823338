/** Of somebody who is there; `beforeprint` asks for the whole page. */
const signs = ['pointermove', 'pointerdown', 'wheel', 'scroll', 'keydown', 'beforeprint'] as const;
/** Who reads without a sign gets the rest of the page after that long. */
const longestWaitMs = 2500;

let state: 'unasked' | 'expected' | 'come' = 'unasked';
const waiting = new Set<() => void>();

function come(): void {
  state = 'come';
  for (const sign of signs) removeEventListener(sign, come, true);
  for (const go of waiting) go();
  waiting.clear();
}

function expectSign(): void {
  state = 'expected';
  for (const sign of signs) addEventListener(sign, come, { capture: true, passive: true });
  setTimeout(come, longestWaitMs);
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
