/** Choices that are the same for the same seed. */
export interface Random {
  /** A whole number in [min, max]. */
  integer: (min: number, max: number) => number;
  /** True with a probability in [0, 1]. */
  chance: (probability: number) => boolean;
  /** @throws RangeError when there is nothing to pick from. */
  pick: <Item>(items: readonly Item[]) => Item;
  shuffle: <Item>(items: readonly Item[]) => Item[];
}

/** @see Mulberry32, Tommy Ettinger's generator with 32 bits of state. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  function integer(min: number, max: number): number {
    return min + Math.floor(next() * (max - min + 1));
  }

  return {
    integer,
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('pick: there is nothing to pick from.');
      return item;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, order: next() }))
        .toSorted((a, b) => a.order - b.order)
        .map(({ item }) => item);
    },
  };
}
