import { graphExtras, graphOf } from '../facts/teamFacts.ts';
import { teamGraph, type Tie } from '../facts/teamGraph.ts';
import type { TeamFacts } from '../types.ts';
import type { Suggestion } from './rules.ts';

/** Strength of a new working tie. */
const NEW_TIE = 5;

interface Bridge {
  members: number;
  /** The present ties and the new one. */
  ties: readonly Tie[];
  /** Ids of the two people to connect. */
  people: readonly [string | number, string | number];
}

function bridgeOf(team: TeamFacts | null | undefined): Bridge | null {
  const graph = team === null || team === undefined ? null : graphOf(team, []);
  if (graph === null) return null;
  const { apart } = teamGraph(graph.members, graph.ties);
  if (apart === null) return null;
  const [a, b] = apart;
  const people = [graph.ids[a], graph.ids[b]] as [string | number, string | number];
  return { members: graph.members, ties: [...graph.ties, { a, b, strength: NEW_TIE }], people };
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
    changes: graphExtras(teamGraph(bridge.members, bridge.ties)),
    text: {
      en: 'Connect the two largest groups of the team: give two people a task in common.',
      es: 'Conecta los dos grupos mayores del equipo: da a dos personas una tarea en común.',
    },
  };
}
