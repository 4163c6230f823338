import { graphExtras, graphOf } from '../facts/teamFacts.ts';
import { teamGraph } from '../facts/teamGraph.ts';
import type { TeamFacts } from '../types.ts';
import type { Suggestion } from './rules.ts';

/** Strength of a new working tie. */
const NEW_TIE = 5;

/**
 * Connecting the two largest groups of a team whose people do not all work together.
 *
 * @returns Null when the team has no graph or only one group.
 */
export function bridgeSuggestion(team: TeamFacts | null | undefined): Suggestion | null {
  const graph = team === null || team === undefined ? null : graphOf(team, []);
  if (graph === null) return null;
  const { apart } = teamGraph(graph.members, graph.ties);
  if (apart === null) return null;
  const [a, b] = apart;
  return {
    changes: graphExtras(teamGraph(graph.members, [...graph.ties, { a, b, strength: NEW_TIE }])),
    text: {
      en: 'Connect the two largest groups of the team: give two people a task in common.',
      es: 'Conecta los dos grupos mayores del equipo: da a dos personas una tarea en común.',
    },
  };
}
