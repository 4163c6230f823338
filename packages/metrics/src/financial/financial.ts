import { composite, part } from '../model/nodes.ts';

/** The financial area in one number. */
export const financial = composite('FEM_global_financial_score', [
  part(0.4, 'FEM_financial_health_score'),
  part(0.25, 'FEM_operational_efficiency_score'),
  part(0.2, 'FEM_financial_projections_score'),
  part(0.15, 'FEM_valuation_score'),
]);
