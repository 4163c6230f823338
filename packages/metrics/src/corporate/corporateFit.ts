import { composite, own, part, quantity, same, whenKnown } from '../model/nodes.ts';
import { curve, outOfTen } from '../model/scale.ts';

/** Weaker over stronger of the two skills, 0.2-1. */
export function balanceOf(technical: number, business: number): number {
  return Math.min(technical, business) / Math.max(technical, business);
}

/** Experience across departments that such a team usually has, 0-10. */
export function usualCrossDepartment(balance: number, completeness: number): number {
  return 10 * ((0.6 * (completeness - 1)) / 4 + 0.4 * balance);
}

export const skillBalance = quantity(
  'skill_balance',
  whenKnown(['technical_expertise', 'business_expertise'], balanceOf),
);
export const corporateTenure = quantity(
  'COR_TRM_corporate_tenure',
  same('average_tenure_years'),
  whenKnown(['industry_experience_years'], (years) => years / 2),
);
export const crossDepartment = quantity(
  'COR_TRM_cross_department_experience',
  same('cross_department_experience'),
  whenKnown(['skill_balance', 'team_completeness'], usualCrossDepartment),
);
/** No fact of a startup says whether an executive backs it, so sponsorship is never estimated. */
export const executiveSponsorship = quantity('COR_TRM_executive_sponsorship', same('executive_sponsorship'));

/** Whether the team can work with a corporation; an engaged sponsor matters most. */
export const corporateFit = composite('COR_TRM_corporate_fit_score', [
  own(0.2, 'COR_TRM_corporate_tenure', curve([0, 10], [3, 50], [7, 80], [15, 100])),
  own(0.25, 'COR_TRM_cross_department_experience', outOfTen),
  own(0.35, 'COR_TRM_executive_sponsorship', outOfTen),
  part(0.2, 'TRM_team_cohesion_score'),
]);
