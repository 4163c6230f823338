import type { CDPSession, Page } from 'playwright';

/** So often is the action repeated: what each time leaves behind adds up. */
const repeats = 100;

/** What the page's own objects take once those that nobody holds are gone, in MB. */
async function heldMemory(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/** MB that a contender holds more after it has repeated an action of its work, beyond what it held once it was drawn. */
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
