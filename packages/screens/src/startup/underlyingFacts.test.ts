import { masterDataSeed } from '@aval/contract';
import { explain, type NumericMetricId } from '@aval/metrics';
import { expect, test } from 'vitest';

import { underlyingFacts } from './underlyingFacts.ts';

const facts = { stage_id: 3, revenue: 120_000, team_size: 6, customer_acquisition_cost: 50, lifetime_value: 200 };
const behind = (metric: NumericMetricId) =>
  underlyingFacts(explain(facts, masterDataSeed, { asOf: '2026-11-01' }, metric)).map(({ id, of }) => [id, of.value]);
const ids = (metric: NumericMetricId) => behind(metric).map(([id]) => id);

test('returns the fields behind a score without duplicates', () => {
  const ids = behind('FEM_operational_efficiency_score');
  expect(ids).toEqual(
    expect.arrayContaining([
      ['lifetime_value', 200],
      ['customer_acquisition_cost', 50],
      ['team_size', 6],
      ['profit_margin', null],
    ]),
  );
  expect(new Set(ids.map(([id]) => id)).size).toBe(ids.length);
});

test('returns the one field behind a stated figure', () => {
  expect(behind('FEM_lifetime_value')).toEqual([['lifetime_value', 200]]);
});

test('omits unstated fields that other facts replace completely', () => {
  expect(ids('FEM_revenue_per_employee')).toEqual(['revenue', 'team_size']);
  expect(ids('FEM_operational_efficiency_score')).not.toContain('revenue_per_employee');
  expect(ids('FEM_operational_efficiency_score')).toContain('profit_margin');
});
