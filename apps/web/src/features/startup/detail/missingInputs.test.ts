import { requiredInputs, type Startup } from '@aval/contract';
import { expect, it } from 'vitest';

import { missingInputs } from './missingInputs.ts';

const complete = Object.fromEntries(requiredInputs.map((id) => [id, 0])) as unknown as Startup;

it('names the required inputs that are not there, in the order of the screens', () => {
  expect(missingInputs({ ...complete, burn_rate: null, total_market_size: null })).toEqual([
    'total_market_size',
    'burn_rate',
  ]);
});

it('counts zero as there', () => {
  expect(missingInputs(complete)).toEqual([]);
});
