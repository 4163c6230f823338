import { orderFreeSum } from './orderFreeSum.ts';

/** A tie between two members, by their index in the list. */
export interface Tie {
  a: number;
  b: number;
  /** 0-10. */
  strength: number;
}

/** Close ties that one person can keep up. */
const MOST_TIES = 15;
/** Replaces the strength between two members without a tie. */
const NO_TIE = -1;

/** What a team graph comes down to. */
export interface GraphFacts {
  members: number;
  /** Mean over all members of closed over possible triangles, 0-1; members with fewer than two ties count 0. */
  clustering: number;
  /** Ties over possible ties, 0-1; 1 for a single person. A person can keep up fifteen. */
  ties: number;
  /** Sum of the strengths over possible ties, 0-10; 10 for a single person. */
  bond: number;
  /** Mean strength of the ties, 0-10; 0 without ties. */
  strength: number;
  /** Groups of people connected by ties. */
  components: number;
  /** Share of the people in the largest group, 0-1. */
  connectivity: number;
  /** The groups themselves, by the indexes of their members. */
  groups: readonly (readonly number[])[];
}

type Neighbours = readonly (readonly number[])[];

function clusteringOf(own: readonly number[], members: number, strengths: readonly number[]): number {
  const count = own.length;
  if (count < 2) return 0;
  let closed = 0;
  for (let one = 1; one < count; one += 1) {
    const row = (own[one] as number) * members;
    for (let other = 0; other < one; other += 1) {
      if ((strengths[row + (own[other] as number)] as number) !== NO_TIE) closed += 1;
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
  /** A full matrix of strengths from each member to each: every tie is stored twice. */
  const strengths: number[] = [];
  for (let pair = members * members; pair > 0; pair -= 1) strengths.push(NO_TIE);
  for (const { a, b, strength } of ties) {
    const pair = a * members + b;
    if (strengths[pair] === NO_TIE) {
      neighbours[a]?.push(b);
      neighbours[b]?.push(a);
    }
    strengths[pair] = strength;
    strengths[b * members + a] = strength;
  }
  const clusterings: number[] = [];
  const rated: number[] = [];
  for (let one = 0; one < members; one += 1) {
    const own = neighbours[one] as number[];
    clusterings.push(clusteringOf(own, members, strengths));
    for (const other of own) if (other > one) rated.push(strengths[one * members + other] as number);
  }
  const groups = groupsOf(neighbours);
  const possible = (members * Math.min(members - 1, MOST_TIES)) / 2;
  let largest = 0;
  for (const group of groups) largest = Math.max(largest, group.length);
  return {
    members,
    clustering: orderFreeSum(clusterings) / members,
    ties: possible > 0 ? Math.min(1, rated.length / possible) : 1,
    bond: possible > 0 ? Math.min(10, orderFreeSum(rated) / possible) : 10,
    strength: rated.length === 0 ? 0 : orderFreeSum(rated) / rated.length,
    components: groups.length,
    connectivity: largest / members,
    groups,
  };
}
