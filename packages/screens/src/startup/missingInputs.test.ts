import { requiredInputs, type Startup } from '@aval/contract';
import { expect, it } from 'vitest';

import { missingInputs } from './missingInputs.ts';

const complete = Object.fromEntries(requiredInputs.map((id) => [id, 0])) as unknown as Startup;

it('lists the missing required inputs in the order of the form', () => {
  expect(missingInputs({ ...complete, burn_rate: null, total_market_size: null })).toEqual([
    'total_market_size',
    'burn_rate',
  ]);
});

it('treats zero as present', () => {
  expect(missingInputs(complete)).toEqual([]);
});
