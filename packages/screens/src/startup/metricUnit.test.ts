import { metricById } from '@aval/metrics';
import { expect, it } from 'vitest';

import { metricUnit } from './metricUnit.ts';

it.each([
  ['FEM_financial_health_score', '/100'],
  ['MEM_avg_competitor_strength', '/10'],
  ['FEM_cash_runway', 'meses'],
  ['FEM_burn_rate', null],
  ['FEM_revenue_per_employee', null],
  ['FEM_revenue_growth_rate', null],
] as const)('writes the unit of %s', (id, unit) => {
  expect(metricUnit(metricById(id), 'es')).toBe(unit);
});
