import type { TeamFacts, Warning } from '../types.ts';
import { groupOrNull, listOrNull, numberOrNull, numberWithin, wrongType } from './checkedNumber.ts';
import type { ExtraName } from './factNames.ts';
import { type GraphFacts, teamGraph, type Tie } from './teamGraph.ts';

type Extras = Partial<Record<ExtraName, number | null>>;

/** Strength of a tie that nobody rated. */
const USUAL_STRENGTH = 5;
/** Score of the best founder: success is repeated more often than a first try succeeds. */
const EXIT = 100;
const EARLIER_STARTUP = 55;
const FIRST_TIME = 45;

function placesOf(members: readonly { id: string | number }[]): Map<string | number, number> {
  const places = new Map<string | number, number>();
  for (const { id } of members) {
    if (typeof id !== 'string' && typeof id !== 'number') throw wrongType('team.members.id', id, 'a text or a number');
    if (!places.has(id)) places.set(id, places.size);
  }
  return places;
}

/** Members and ties of a team by their places; null without members. Ties to nobody or to oneself are left out. */
export function graphOf(
  team: TeamFacts,
  warnings: Warning[],
): { members: number; ids: (string | number)[]; ties: Tie[] } | null {
  const members = listOrNull('team.members', team.members);
  const relationships = listOrNull('team.relationships', team.relationships) ?? [];
  if (members === null || members.length === 0) return null;
  const places = placesOf(members);
  const ties: Tie[] = [];
  for (const { a, b, strength } of relationships) {
    const rated = numberWithin('team.relationships.strength', strength, 0, 10, warnings);
    const [one, other] = [places.get(a), places.get(b)];
    if (one === undefined || other === undefined || one === other) continue;
    ties.push({ a: one, b: other, strength: rated ?? USUAL_STRENGTH });
  }
  return { members: places.size, ids: [...places.keys()], ties };
}

function trackRecord(team: TeamFacts): number | null {
  const founders = listOrNull('team.founders', team.founders);
  if (founders === null || founders.length === 0) return null;
  const scores = founders.map((founder) => {
    const exits = numberOrNull('team.founders.successful_exits', founder.successful_exits) ?? 0;
    const startups = numberOrNull('team.founders.previous_startups', founder.previous_startups) ?? 0;
    if (exits > 0) return EXIT;
    return startups > 0 ? EARLIER_STARTUP : FIRST_TIME;
  });
  return Math.max(...scores);
}

/** The measures of a graph under the names that the model reads. */
export function graphExtras(graph: GraphFacts): Extras {
  return {
    graph_members: graph.members,
    graph_clustering: graph.clustering,
    graph_density: graph.density,
    graph_strength: graph.strength,
    graph_components: graph.components,
    graph_connectivity: graph.connectivity,
  };
}

/**
 * What the team's members, ties and founders come down to.
 *
 * @param teamSize People as stated, to compare with the list of members; null when unknown.
 * @throws RangeError for a value of the wrong type.
 */
export function teamFacts(given: TeamFacts | null | undefined, teamSize: number | null, warnings: Warning[]): Extras {
  const team = groupOrNull('team', given);
  if (team === null) return {};
  const listed = team.members?.length;
  const graph = graphOf(team, warnings);
  if (teamSize !== null && listed !== undefined && listed !== teamSize) {
    warnings.push({ field: 'team.members', code: 'team_size_differs', value: listed, used: teamSize });
  }
  const record = { founder_track_record: trackRecord(team) };
  return graph === null ? record : { ...record, ...graphExtras(teamGraph(graph.members, graph.ties)) };
}
