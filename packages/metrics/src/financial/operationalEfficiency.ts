import { PRIOR } from '../model/constants.ts';
import { composite, from, part, quantity, standingOnFirst } from '../model/nodes.ts';
import { curve, scoreOn } from '../model/scale.ts';
import { lensScales, marginScale } from './scales.ts';

/** Yearly revenue per person, EUR: as stated, otherwise revenue over team size. */
export function revenueOverTeam(stated: number | null, revenue: number | null, people: number | null): number | null {
  if (stated !== null) return stated;
  return revenue === null || people === null ? null : revenue / people;
}

export const revenuePerEmployee = quantity(
  'FEM_revenue_per_employee',
  standingOnFirst(
    'revenue_per_employee',
    ['annual_revenue', 'team_size'],
    from(['revenue_per_employee', 'annual_revenue', 'team_size'], revenueOverTeam),
  ),
);

/** The most that the efficiency may be by lifetime value over acquisition cost. */
export const capByRatio = curve([0, 20], [1, 40], [1.5, 70], [2, 100]);
/** The most that silence on customers allows a startup that has grown up. */
export const CAP_OF_SILENCE = 20;

/**
 * The most that the efficiency may be: nothing makes up for customers that cost more than they bring.
 *
 * @param ratio Lifetime value over acquisition cost, or null.
 * @param isGrown 1 from the growth stage on.
 * @param unknownScore What unknown parts count: above the usual, silence is no limit either.
 * @returns 20-100.
 */
export function efficiencyCap(ratio: number | null, isGrown: number | null, unknownScore: number | null): number {
  if (ratio !== null) return scoreOn(capByRatio, ratio);
  return isGrown === 1 && (unknownScore ?? PRIOR) <= PRIOR ? CAP_OF_SILENCE : 100;
}

/** How much business the money turns into. */
export const operationalEfficiency = composite(
  'FEM_operational_efficiency_score',
  [
    part(0.5, 'ltv_cac', lensScales.general.ltvCac, { owed: 'is_grown' }),
    part(0.25, 'FEM_revenue_per_employee', lensScales.general.revenuePerEmployee, {
      hasStageFloor: true,
      owed: 'is_grown',
    }),
    part(0.25, 'profit_margin', marginScale, { hasStageFloor: true }),
  ],
  { cappedBy: from(['ltv_cac', 'is_grown', 'unknown_score'], efficiencyCap) },
);
