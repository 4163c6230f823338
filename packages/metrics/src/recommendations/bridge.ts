import { teamGraph, type Tie } from '../facts/teamGraph.ts';
import { graphChanges, graphOf } from '../facts/writeTeamFacts.ts';
import type { TeamFacts } from '../types.ts';
import type { Suggestion } from './rules.ts';

/** Strength of a new working tie. */
const NEW_TIE = 5;

type Id = string | number;

interface Contact {
  place: number;
  id: Id;
  ties: number;
  groupSize: number;
}

interface Bridge {
  members: number;
  /** The present ties and the new one. */
  ties: readonly Tie[];
  /** Ids of the two people to connect. */
  people: readonly [Id, Id];
}

const byId = (a: Id, b: Id): number => (String(a) < String(b) ? -1 : 1);

/** For each group, the person with the most ties, largest group first. */
function contactsOf(groups: readonly (readonly number[])[], ties: readonly Tie[], ids: readonly Id[]): Contact[] {
  const contacts = groups.map((group) => {
    const people = group.map((place) => ({
      place,
      id: ids[place] as Id,
      ties: ties.filter(({ a, b }) => a === place || b === place).length,
      groupSize: group.length,
    }));
    return people.toSorted((a, b) => b.ties - a.ties || byId(a.id, b.id))[0] as Contact;
  });
  return contacts.toSorted((a, b) => b.groupSize - a.groupSize || byId(a.id, b.id));
}

function bridgeOf(team: TeamFacts | null | undefined): Bridge | null {
  const graph = team === null || team === undefined ? null : graphOf(team, []);
  if (graph === null) return null;
  const { places, ties } = graph;
  const [one, other] = contactsOf(teamGraph(places.size, ties).groups, ties, [...places.keys()]);
  if (one === undefined || other === undefined) return null;
  const bridge = { a: one.place, b: other.place, strength: NEW_TIE };
  return { members: places.size, ties: [...ties, bridge], people: [one.id, other.id] };
}

/** The team with its two largest groups connected by one tie; null when it has no graph or only one group. */
export function bridgedTeam(team: TeamFacts | null | undefined): TeamFacts | null {
  const bridge = bridgeOf(team);
  if (bridge === null) return null;
  const [a, b] = bridge.people;
  return { ...team, relationships: [...(team?.relationships ?? []), { a, b, strength: NEW_TIE }] };
}

/**
 * Connecting the two largest groups of a team whose people do not all work together.
 *
 * @returns Null when the team has no graph or only one group.
 */
export function bridgeSuggestion(team: TeamFacts | null | undefined): Suggestion | null {
  const bridge = bridgeOf(team);
  if (bridge === null) return null;
  return {
    changes: graphChanges(teamGraph(bridge.members, bridge.ties)),
    text: {
      en: 'Connect the two largest groups of the team: give two people a task in common.',
      es: 'Conecta los dos grupos mayores del equipo: da a dos personas una tarea en común.',
    },
  };
}
