import { composite, part, quantity, same, standingOn, whenKnown } from '../model/nodes.ts';
import { outOfTen, share } from '../model/scale.ts';

/** Up to this size everyone can know each other. */
const ALL_KNOW_ALL = 16;
/** Largest size of one cohesive group. */
const GROUP_LIMIT = 150;
/** Years after which more time together has no effect. */
const FAMILIAR_AFTER = 5;

/**
 * Clustering coefficient that a team of this size and organisation usually has: its share of possible ties up to 16
 * people, and the three quarters of a ring lattice beyond.
 *
 * @param teamSize People, at least 1.
 * @param organisationScore 0-100.
 * @returns 0-1.
 */
export function usualClustering(teamSize: number, organisationScore: number): number {
  const ties = 0.5 + (0.5 * organisationScore) / 100;
  return teamSize <= ALL_KNOW_ALL ? ties : ties * (0.75 + 4 / teamSize);
}

/**
 * Strength of working ties that such a team usually has: familiarity grows with time together.
 *
 * @returns 0-10.
 */
export function usualTieStrength(organisationScore: number, years: number | null): number {
  return 10 * (0.3 + (0.5 * organisationScore) / 100 + 0.2 * Math.min(1, (years ?? 0) / FAMILIAR_AFTER));
}

/** Groups that such a team usually falls into: one per 150 people. */
export function usualGroups(teamSize: number): number {
  return 1 + Math.floor((teamSize - 1) / GROUP_LIMIT);
}

/** Share of the people in the largest group: continuous in the size, unlike the number of groups. */
export function usualConnectivity(teamSize: number): number {
  return Math.min(1, GROUP_LIMIT / teamSize);
}

/** Share of its possible ties that such a team usually has, 0-1. */
function usualTies(organisationScore: number): number {
  return 0.5 + (0.5 * organisationScore) / 100;
}

/** What the estimates of a team that lists nobody stand on. */
const guess = ['team_size', 'team_completeness', 'execution_capacity'] as const;

export const clusteringCoefficient = quantity(
  'TRM_clustering_coefficient',
  same('graph_clustering'),
  whenKnown(['team_size', 'organisation'], usualClustering),
);
export const relationshipStrength = quantity(
  'TRM_avg_relationship_strength',
  same('graph_strength'),
  whenKnown(['organisation', 'team_size'], (organised, _, years) => usualTieStrength(organised, years), ['age']),
);
export const connectedComponents = quantity(
  'TRM_connected_components',
  same('graph_components'),
  whenKnown(['team_size'], usualGroups),
);
export const ties = quantity(
  'ties',
  same('graph_ties'),
  standingOn(guess, whenKnown(['organisation', 'team_size'], usualTies)),
);
/** The sum of all strengths over all possible ties: one more tie, however weak, never lowers it. */
export const bond = quantity(
  'bond',
  same('graph_bond'),
  standingOn(
    guess,
    whenKnown(['TRM_avg_relationship_strength'], (strength) => strength),
  ),
);
export const connectivity = quantity(
  'connectivity',
  same('graph_connectivity'),
  standingOn(guess, whenKnown(['team_size'], usualConnectivity)),
);

/** Cohesion of the team: dense ties correlate with performance and viability. */
export const cohesion = composite('TRM_team_cohesion_score', [
  part(0.4, 'ties', share),
  part(0.4, 'bond', outOfTen),
  part(0.2, 'connectivity', share),
]);
