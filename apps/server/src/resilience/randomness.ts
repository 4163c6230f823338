/** Seeded random numbers, so that a finding can be reproduced. */
export interface Randomness {
  /** At least 0, less than 1. */
  number: () => number;
  /** A whole number of 0 … below - 1. */
  below: (below: number) => number;
  isTrue: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
}

/** @see mulberry32, a public-domain generator of 32 bits. */
export function randomness(seed: number): Randomness {
  let state = seed >>> 0;
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(number() * count);
  return {
    number,
    below,
    isTrue: (probability) => number() < probability,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('pick: there is nothing to pick from.');
      return item;
    },
  };
}
