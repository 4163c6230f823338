import { initials, roundTo } from '@aval/metrics';

import type { MemberRow, TieRow } from './factValues.ts';

interface TeamNode {
  id: string;
  label: string;
  x: number;
  y: number;
  /** Whether the member has no ties. */
  isAlone: boolean;
}

interface TeamLine {
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  /** Width in px, by the strength of the tie. */
  width: number;
}

export interface TeamLayout {
  size: number;
  radius: number;
  nodes: TeamNode[];
  lines: TeamLine[];
  /** The number of connected groups. */
  groups: number;
}

const size = 240;
const margin = 28;
const thinnest = 1;
const thickest = 6;

/** Lays out the team on a circle, clockwise from the top, with a line for each tie between existing members. */
export function teamLayout(members: readonly MemberRow[], ties: readonly TieRow[]): TeamLayout {
  const places = new Map(members.map((member, index) => [String(member.id), index]));
  const tied = ties.flatMap(({ a, b, strength }) => {
    const [from, to] = [places.get(String(a)), places.get(String(b))];
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, strength: strengthOf(strength) }];
  });
  const points = members.map((_, index) => pointAt(index, members.length));
  const partners = new Set(tied.flatMap(({ from, to }) => [from, to]));
  return {
    size,
    radius: 16,
    groups: groupsOf(members.length, tied),
    nodes: members.map((member, index) => ({
      id: String(member.id),
      label: initialsOf(member.name, index),
      ...(points[index] ?? { x: 0, y: 0 }),
      isAlone: !partners.has(index),
    })),
    lines: tied.map(({ from, to, strength }, index) => {
      const [start, end] = [points[from] ?? { x: 0, y: 0 }, points[to] ?? { x: 0, y: 0 }];
      const width = roundTo(thinnest + ((thickest - thinnest) * strength) / 10, 2);
      return { id: `${from}-${to}-${index}`, x1: start.x, y1: start.y, x2: end.x, y2: end.y, width };
    }),
  };
}

function pointAt(index: number, count: number): { x: number; y: number } {
  const radius = count > 1 ? size / 2 - margin : 0;
  const angle = (2 * Math.PI * index) / Math.max(count, 1) - Math.PI / 2;
  return { x: roundTo(size / 2 + radius * Math.cos(angle), 2), y: roundTo(size / 2 + radius * Math.sin(angle), 2) };
}

function strengthOf(value: number | string | null): number {
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(10, Math.max(0, value)) : 0;
}

/** A member without letters in their name is shown by number. */
function initialsOf(name: string, index: number): string {
  return /[\p{L}\p{N}]/u.test(name) ? initials(name) : String(index + 1);
}

function groupsOf(count: number, ties: readonly { from: number; to: number }[]): number {
  const groupOf = Array.from({ length: count }, (_, index) => index);
  for (const { from, to } of ties) {
    const [kept, joined] = [groupOf[from], groupOf[to]];
    for (const [index, group] of groupOf.entries()) if (group === joined) groupOf[index] = kept ?? group;
  }
  return new Set(groupOf).size;
}
