interface Edge {
  a: number;
  b: number;
  value: number;
}

const unknown = -1;

/** The maximum spanning tree of all items (Prim), in quadratic time. */
function strongestLinks(values: readonly (readonly (number | null)[])[]): Edge[] {
  const count = values.length;
  const best = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const from = new Int32Array(count);
  const isJoined = new Uint8Array(count);
  const edges: Edge[] = [];
  let current = 0;
  for (let joined = 1; joined < count; joined++) {
    isJoined[current] = 1;
    const row = values[current];
    let next = -1;
    for (let item = 0; item < count; item++) {
      if (isJoined[item] === 1) continue;
      const value = row?.[item] ?? unknown;
      if (value > (best[item] ?? 0)) {
        best[item] = value;
        from[item] = current;
      }
      if (next === -1 || (best[item] ?? 0) > (best[next] ?? 0)) next = item;
    }
    edges.push({ a: from[next] ?? 0, b: next, value: best[next] ?? unknown });
    current = next;
  }
  return edges;
}

/**
 * Orders items so that similar ones are neighbours: groups are merged from the closest pair on, and each group is
 * reversed if needed so that the closest ends meet.
 *
 * @param values square and symmetric, 0-1, null when unknown, which counts as furthest apart.
 * @returns every index once; deterministic for the same values.
 */
export function singleLinkage(values: readonly (readonly (number | null)[])[]): number[] {
  const groups = values.map((_, index) => [index]);
  const groupOf = values.map((_, index) => index);
  const between = (a = 0, b = 0): number => values[a]?.[b] ?? unknown;
  const links = strongestLinks(values).toSorted((one, other) => other.value - one.value || one.a - other.a);
  for (const { a, b } of links) {
    const [left, right] = [groupOf[a] ?? 0, groupOf[b] ?? 0].toSorted((one, other) => one - other);
    const one = groups[left ?? 0] ?? [];
    const other = groups[right ?? 0] ?? [];
    const ways = [
      { value: between(one.at(-1), other[0]), join: () => [...one, ...other] },
      { value: between(one.at(-1), other.at(-1)), join: () => [...one, ...other.toReversed()] },
      { value: between(one[0], other[0]), join: () => [...one.toReversed(), ...other] },
      { value: between(one[0], other.at(-1)), join: () => [...other, ...one] },
    ];
    const best = ways.reduce((found, way) => (way.value > found.value ? way : found));
    groups[left ?? 0] = best.join();
    groups[right ?? 0] = [];
    for (const item of other) groupOf[item] = left ?? 0;
  }
  return groups.find((group) => group.length === values.length) ?? [];
}
