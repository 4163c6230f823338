import { inTurns } from './inTurns.ts';

/**
 * Runs scripts one after the other and lets the browser answer in between. One that cannot be had is left to what asks
 * for it later.
 */
export const runInTurns = (files: readonly string[]): Promise<void> =>
  inTurns(files, (file) => import(/* @vite-ignore */ file).catch(() => undefined));
