import { expect, it } from 'vitest';

import { firstMissing } from './firstMissing.ts';

const known = Object.fromEntries(
  ['foundation_year', 'industry_id', 'stage_id', 'business_model_id', 'founder_count'].map((id) => [id, 1]),
);

it('finds the first field that nobody has stated, a default included', () => {
  expect(firstMissing({ ...known, defaulted_fields: [], field_sources: {} })).toBe('team_size');
  expect(firstMissing({ ...known, defaulted_fields: ['stage_id'], field_sources: {} })).toBe('stage_id');
});
