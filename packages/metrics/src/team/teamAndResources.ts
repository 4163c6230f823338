import { composite, part, quantity, same } from '../model/nodes.ts';

export const teamSize = quantity('TRM_team_size', same('team_size'));

/** The team area in one number. */
export const teamAndResources = composite('TRM_global_team_resources_score', [
  part(0.35, 'TRM_founder_quality_score'),
  part(0.25, 'TRM_experience_score'),
  part(0.25, 'TRM_resource_adequacy_score'),
  part(0.15, 'TRM_team_cohesion_score'),
]);
