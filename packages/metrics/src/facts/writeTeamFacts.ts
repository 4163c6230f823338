import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { TeamFacts, ClampedInput } from '../types.ts';
import { groupOrNull, listOrNull, numberOrNull, numberWithin, wrongType } from './checkedNumber.ts';
import { extraLimits } from './extraLimits.ts';
import { type GraphFacts, teamGraph, type Tie } from './teamGraph.ts';

/** Default strength of a tie without a rating. */
const USUAL_STRENGTH = 5;
const STRENGTH = 'team.relationships.strength';
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

/** Members and ties of a team by index; null without members. Ties to unknown members or to oneself are ignored. */
export function graphOf(
  team: TeamFacts,
  clamped: ClampedInput[],
): { places: ReadonlyMap<string | number, number>; ties: Tie[] } | null {
  const members = listOrNull('team.members', team.members);
  const relationships = listOrNull('team.relationships', team.relationships) ?? [];
  if (members === null || members.length === 0) return null;
  const places = placesOf(members);
  const ties: Tie[] = [];
  const [weakest, strongest] = extraLimits[STRENGTH];
  for (const { a, b, strength } of relationships) {
    const rated = numberWithin(STRENGTH, strength, weakest, strongest, clamped);
    const [one, other] = [places.get(a), places.get(b)];
    if (one === undefined || other === undefined || one === other) continue;
    ties.push({ a: one, b: other, strength: rated ?? USUAL_STRENGTH });
  }
  return { places, ties };
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

function writeGraph(sheet: Sheet, graph: GraphFacts): void {
  writeFact(sheet, slotOf.graph_members, graph.members);
  writeFact(sheet, slotOf.graph_clustering, graph.clustering);
  writeFact(sheet, slotOf.graph_ties, graph.ties);
  writeFact(sheet, slotOf.graph_bond, graph.bond);
  writeFact(sheet, slotOf.graph_strength, graph.strength);
  writeFact(sheet, slotOf.graph_components, graph.components);
  writeFact(sheet, slotOf.graph_connectivity, graph.connectivity);
}

/**
 * Writes what the team's members, ties and founders come down to.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function writeTeamFacts(sheet: Sheet, given: TeamFacts | null | undefined, clamped: ClampedInput[]): void {
  const team = groupOrNull('team', given);
  if (team === null) return;
  const graph = graphOf(team, clamped);
  writeFact(sheet, slotOf.founder_track_record, trackRecord(team));
  if (graph !== null) writeGraph(sheet, teamGraph(graph.places.size, graph.ties));
}
