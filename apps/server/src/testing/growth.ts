/** How much more the larger work has to do. */
const times = 8;

/** Below it the time is in proportion to the size; where it is to its square, it is about twice as much. */
export const proportionate = 32;

function timeOf(work: () => unknown, turns: number): number {
  const from = performance.now();
  for (let turn = 0; turn < turns; turn += 1) work();
  return performance.now() - from;
}

/**
 * How many times as long a work takes when it is eight times as large: about eight where the time is in proportion to
 * the size, 64 where it is to its square. Eight small works are held against a large one, so that other work on the
 * machine holds up both alike; the fastest try counts, and one that is proportionate is enough.
 *
 * @param prepare Makes the work of a size, outside of the time.
 */
export function growth(size: number, prepare: (size: number) => () => unknown): number {
  const small = prepare(size);
  const large = prepare(size * times);
  let [fastestSmall, fastestLarge] = [Infinity, Infinity];
  for (let tries = 0; tries < 5; tries += 1) {
    fastestSmall = Math.min(fastestSmall, timeOf(small, times) / times);
    fastestLarge = Math.min(fastestLarge, timeOf(large, 1));
    if (tries > 0 && fastestLarge / fastestSmall < proportionate) break;
  }
  return fastestLarge / fastestSmall;
}
