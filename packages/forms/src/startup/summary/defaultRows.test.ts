import { masterDataSeed } from '@aval/contract';
import { expect, test } from 'vitest';

import { filledValues } from '../../testing/filledValues.ts';
import type { WizardFieldId } from '../wizardFields.ts';
import { defaultRows } from './defaultRows.ts';

const scene = { master: masterDataSeed, currentYear: 2026 };
const ids = (values = filledValues(), confirmed: WizardFieldId[] = []) =>
  defaultRows(values, new Set(confirmed), scene).map((row) => row.field.id);

test('lists unconfirmed defaults, sorted by how much they narrow the range', () => {
  const rows = defaultRows(filledValues(), new Set(), scene);
  expect(rows).toHaveLength(7);
  expect(rows[0]).toMatchObject({ field: { id: 'team_completeness' }, value: 5, state: 'standing' });
  expect(rows.map((row) => row.points)).toEqual(rows.map((row) => row.points).toSorted((a, b) => b - a));
});

test('puts rows that were confirmed here at the end', () => {
  const values = { ...filledValues(), unique_technology: 1 };
  expect(ids(values, ['unique_technology']).at(-1)).toBe('unique_technology');
  expect(ids(values, ['unique_technology'])).toHaveLength(7);
});

test('distinguishes confirmed from changed rows, and restores withdrawn ones', () => {
  const values = { ...filledValues(), unique_technology: 1, customer_feedback: 4 };
  const settled = new Set<WizardFieldId>(['unique_technology', 'customer_feedback', 'network_effects']);
  const states = Object.fromEntries(defaultRows(values, settled, scene).map((row) => [row.field.id, row.state]));
  expect(states).toMatchObject({
    unique_technology: 'confirmed',
    customer_feedback: 'changed',
    network_effects: 'standing',
  });
});

test('omits fields that were answered before', () => {
  expect(ids({ ...filledValues(), unique_technology: 1 })).not.toContain('unique_technology');
});

test('includes the year while it is untouched', () => {
  expect(ids({ ...filledValues(), foundation_year: null })).toContain('foundation_year');
});

test('is empty once everything is answered', () => {
  const answered = { team_completeness: 4, execution_capacity: 4, unique_technology: 0.5, price_advantage: 0.2 };
  const rest = { marginal_cost: 0.1, network_effects: 0.5, customer_feedback: 4 };
  expect(ids({ ...filledValues(), ...answered, ...rest })).toEqual([]);
});
