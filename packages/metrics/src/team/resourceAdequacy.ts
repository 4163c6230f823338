import { composite, part, quantity, whenKnown } from '../model/nodes.ts';
import { rating, ratioCurve } from '../model/scale.ts';

/** Headcount relative to the usual one at the stage. Too many people before scaling score worse than too few. */
const staffing = ratioCurve([1 / 8, 20], [1 / 4, 45], [1 / 2, 75], [1, 100], [2, 90], [4, 65], [16, 30]);

/** People in the team for each that the stage usually has. */
export function headcountForStage(teamSize: number, usual: number): number {
  return teamSize / usual;
}

/** The weaker of the two skills, 1-5: both sides must be covered. */
export function weakerOf(technical: number, business: number): number {
  return Math.min(technical, business);
}

export const headcountRatio = quantity(
  'headcount_ratio',
  whenKnown(['team_size', 'stage_headcount'], headcountForStage),
);
export const weakerSkill = quantity('weaker_skill', whenKnown(['technical_expertise', 'business_expertise'], weakerOf));

/** Whether the right people are there for this stage. */
export const resourceAdequacy = composite('TRM_resource_adequacy_score', [
  part(0.5, 'team_completeness', rating),
  part(0.3, 'headcount_ratio', staffing),
  part(0.2, 'weaker_skill', rating),
]);
