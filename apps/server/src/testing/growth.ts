/** How many times larger the large input is. */
const times = 16;

/** The bound for linear time: quadratic time grows by 256, and a busy machine may slow the large input down further. */
export const proportionate = 120;

function timeOf(work: () => unknown, turns: number): number {
  const from = performance.now();
  for (let turn = 0; turn < turns; turn += 1) work();
  return performance.now() - from;
}

/**
 * How many times longer an input takes when it is 16 times larger: about 16 in linear time, 256 in quadratic time. It
 * compares 16 small inputs with a large one, so that other load on the machine affects both; the fastest attempt counts.
 *
 * @param prepare Prepares an input of a size, which is not measured, and returns the function to measure.
 */
export function growth(size: number, prepare: (size: number) => () => unknown): number {
  const small = prepare(size);
  const large = prepare(size * times);
  let [fastestSmall, fastestLarge] = [Infinity, Infinity];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    fastestSmall = Math.min(fastestSmall, timeOf(small, times) / times);
    fastestLarge = Math.min(fastestLarge, timeOf(large, 1));
    if (attempt > 0 && fastestLarge / fastestSmall < proportionate) break;
  }
  return fastestLarge / fastestSmall;
}
