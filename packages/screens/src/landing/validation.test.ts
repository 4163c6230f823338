import { MODEL_VERSION } from '@aval/metrics';
import { expect, it } from 'vitest';

import { validation } from './validation.ts';

it('was measured with the version of the model that computes the scores', () => {
  expect(validation.modelVersion).toBe(MODEL_VERSION);
});
