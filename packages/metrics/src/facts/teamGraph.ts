import { orderFreeSum } from './orderFreeSum.ts';

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

type Neighbours = readonly (readonly number[])[];

const keyOf = (one: number, other: number, members: number): number =>
  one < other ? one * members + other : other * members + one;

function clusteringOf(own: readonly number[], members: number, ties: ReadonlyMap<number, number>): number {
  const count = own.length;
  if (count < 2) return 0;
  let closed = 0;
  for (let one = 1; one < count; one += 1) {
    for (let other = 0; other < one; other += 1) {
      if (ties.has(keyOf(own[one] as number, own[other] as number, members))) closed += 1;
    }
  }
  return (2 * closed) / (count * (count - 1));
}

function groupsOf(all: Neighbours): number[][] {
  const isSeen: boolean[] = [];
  const groups: number[][] = [];
  for (let start = 0; start < all.length; start += 1) {
    if (isSeen[start] === true) continue;
    const group = [start];
    isSeen[start] = true;
    for (const member of group) {
      for (const next of all[member] as readonly number[]) {
        if (isSeen[next] === true) continue;
        isSeen[next] = true;
        group.push(next);
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
  const neighbours: number[][] = [];
  for (let place = 0; place < members; place += 1) neighbours.push([]);
  const strengths = new Map<number, number>();
  for (const { a, b, strength } of ties) {
    const key = keyOf(a, b, members);
    if (!strengths.has(key)) {
      neighbours[a]?.push(b);
      neighbours[b]?.push(a);
    }
    strengths.set(key, strength);
  }
  const clusterings: number[] = [];
  for (const own of neighbours) clusterings.push(clusteringOf(own, members, strengths));
  const groups = groupsOf(neighbours);
  let largest = 0;
  for (const group of groups) largest = Math.max(largest, group.length);
  return {
    members,
    clustering: orderFreeSum(clusterings) / members,
    density: members > 1 ? (2 * strengths.size) / (members * (members - 1)) : 1,
    strength: strengths.size === 0 ? 0 : orderFreeSum([...strengths.values()]) / strengths.size,
    components: groups.length,
    connectivity: largest / members,
    groups,
  };
}
