/** A tie between two members, by their place in the list. */
export interface Tie {
  a: number;
  b: number;
  /** 0-10. */
  strength: number;
}

/** What a team graph comes down to. */
export interface GraphFacts {
  members: number;
  /** Mean over all members of closed over possible triangles, 0-1; members with fewer than two ties count 0. */
  clustering: number;
  /** Ties over possible ties, 0-1; 1 for a single person. */
  density: number;
  /** Mean strength of the ties, 0-10; 0 without ties. */
  strength: number;
  /** Groups of people connected by ties. */
  components: number;
  /** Share of the people in the largest group, 0-1. */
  connectivity: number;
  /** The groups themselves, by the places of their members. */
  groups: readonly (readonly number[])[];
}

/** Sum that does not depend on the order of the numbers. */
export function orderFreeSum(numbers: readonly number[]): number {
  let sum = 0;
  for (const each of numbers.toSorted((a, b) => a - b)) sum += each;
  return sum;
}

function clusteringOf(neighbours: ReadonlySet<number>, all: readonly ReadonlySet<number>[]): number {
  const count = neighbours.size;
  if (count < 2) return 0;
  let closed = 0;
  for (const one of neighbours) for (const other of neighbours) if (one < other && all[one]?.has(other)) closed += 1;
  return (2 * closed) / (count * (count - 1));
}

function groupsOf(all: readonly ReadonlySet<number>[]): number[][] {
  const seen = new Set<number>();
  const groups: number[][] = [];
  for (const start of all.keys()) {
    if (seen.has(start)) continue;
    const group = [start];
    seen.add(start);
    for (const member of group) {
      for (const next of all[member] as ReadonlySet<number>) {
        if (!seen.has(next)) {
          seen.add(next);
          group.push(next);
        }
      }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * Measures of a team graph (Watts and Strogatz). A tie named twice counts once, with its last strength.
 *
 * @param members Number of people, at least 1.
 */
export function teamGraph(members: number, ties: readonly Tie[]): GraphFacts {
  const neighbours = Array.from({ length: members }, () => new Set<number>());
  const strengths = new Map<number, number>();
  for (const { a, b, strength } of ties) {
    neighbours[a]?.add(b);
    neighbours[b]?.add(a);
    strengths.set(Math.min(a, b) * members + Math.max(a, b), strength);
  }
  const groups = groupsOf(neighbours);
  return {
    members,
    clustering: orderFreeSum(neighbours.map((each) => clusteringOf(each, neighbours))) / members,
    density: members > 1 ? (2 * strengths.size) / (members * (members - 1)) : 1,
    strength: strengths.size === 0 ? 0 : orderFreeSum([...strengths.values()]) / strengths.size,
    components: groups.length,
    connectivity: Math.max(...groups.map((group) => group.length)) / members,
    groups,
  };
}
