import { nextTurn } from '../nextTurn.ts';

/** Long enough for more than one small thing, short enough for a press in between. */
const turnMs = 5;

/** Does something with one after the other, and lets the browser answer in between. */
export async function inTurns<Item>(items: readonly Item[], act: (item: Item) => unknown): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    await act(item);
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
