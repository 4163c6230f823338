import { expect, test } from 'vitest';

import { confidenceBand } from './confidenceBand.ts';

test('85 and 60 begin their bands', () => {
  expect([100, 85, 84, 60, 59, 0].map(confidenceBand)).toEqual(['high', 'high', 'medium', 'medium', 'low', 'low']);
});
