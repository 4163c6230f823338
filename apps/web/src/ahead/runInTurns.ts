import { nextTurn } from '../nextTurn.ts';

/** Long enough for more than one small file, short enough for a press in between. */
const turnMs = 5;

/**
 * Runs scripts one after the other and lets the browser answer in between. One that cannot be had is left to what asks
 * for it later.
 */
export async function runInTurns(files: readonly string[]): Promise<void> {
  let began = performance.now();
  for (const file of files) {
    await import(/* @vite-ignore */ file).catch(() => undefined);
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
