import type { CDPSession, Page } from 'playwright';

/** Number of repetitions; many, so that small leaks add up. */
const repeats = 100;

/** The JavaScript heap in use after garbage collection, in MB. */
async function heldMemory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** Heap growth in MB while a contender repeats the first action; a run before that is not counted. */
export async function growth(page: Page, session: CDPSession, place: readonly [work: number, contender: number]) {
  await page.evaluate(async ([work, contender]) => globalThis.window.stage?.prepare(work, contender), place);
  await page.evaluate(async () => globalThis.window.stage?.mount());
  const act = () => page.evaluate(async () => globalThis.window.stage?.act(0));
  await act();
  const before = await heldMemory(session);
  for (let step = 0; step < repeats; step += 1) await act();
  const grown = (await heldMemory(session)) - before;
  await page.evaluate(async () => globalThis.window.stage?.remove());
  return grown;
}
