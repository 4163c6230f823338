import { composite, from, part, quantity } from '../model/nodes.ts';
import { lensScales, marginScale } from './scales.ts';

/** Yearly revenue per person, EUR: as stated, otherwise revenue over team size. */
export function revenueOverTeam(stated: number | null, revenue: number | null, people: number | null): number | null {
  if (stated !== null) return stated;
  return revenue === null || people === null ? null : revenue / people;
}

export const revenuePerEmployee = quantity(
  'FEM_revenue_per_employee',
  from(['revenue_per_employee', 'annual_revenue', 'team_size'], revenueOverTeam),
);

/** How much business the money turns into. */
export const operationalEfficiency = composite('FEM_operational_efficiency_score', [
  part(0.4, 'ltv_cac', lensScales.general.ltvCac),
  part(0.3, 'FEM_revenue_per_employee', lensScales.general.revenuePerEmployee, { hasStageFloor: true }),
  part(0.3, 'profit_margin', marginScale, { hasStageFloor: true }),
]);
