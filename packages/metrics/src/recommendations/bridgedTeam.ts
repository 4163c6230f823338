import { teamGraph, type Tie } from '../facts/teamGraph.ts';
import { graphOf } from '../facts/writeTeamFacts.ts';
import type { TeamFacts } from '../types.ts';

/** Strength of a new working tie. */
const NEW_TIE = 5;

type Id = string | number;

interface Contact {
  id: Id;
  ties: number;
  groupSize: number;
}

const byId = (a: Id, b: Id): number => (String(a) < String(b) ? -1 : 1);

/** For each group, the person with the most ties, largest group first. */
function contactsOf(groups: readonly (readonly number[])[], ties: readonly Tie[], ids: readonly Id[]): Contact[] {
  const contacts = groups.map((group) => {
    const people = group.map((place) => ({
      id: ids[place] as Id,
      ties: ties.filter(({ a, b }) => a === place || b === place).length,
      groupSize: group.length,
    }));
    return people.toSorted((a, b) => b.ties - a.ties || byId(a.id, b.id))[0] as Contact;
  });
  return contacts.toSorted((a, b) => b.groupSize - a.groupSize || byId(a.id, b.id));
}

/** The team with its two largest groups connected by one tie; null when it has no graph or only one group. */
export function bridgedTeam(team: TeamFacts | null | undefined): TeamFacts | null {
  const graph = team === null || team === undefined ? null : graphOf(team, []);
  if (graph === null) return null;
  const { places, ties } = graph;
  const [one, other] = contactsOf(teamGraph(places.size, ties).groups, ties, [...places.keys()]);
  if (one === undefined || other === undefined) return null;
  const bridge = { a: one.id, b: other.id, strength: NEW_TIE };
  return { ...team, relationships: [...(team?.relationships ?? []), bridge] };
}
