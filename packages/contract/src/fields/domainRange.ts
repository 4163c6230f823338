import { type EvaluatedField, inputDomains } from '@aval/metrics';

import type { StartupField } from './StartupField.ts';

/**
 * The canonical range of an evaluated input, as field properties; its source is the model.
 *
 * @returns `greaterThan` instead of `min` when the lower bound is exclusive.
 */
export function domainRange(
  id: EvaluatedField,
): Pick<StartupField, 'min' | 'max' | 'greaterThan' | 'step'> & { source: 'model' } {
  const { min, max, step, exclusive } = inputDomains[id];
  return {
    ...(exclusive ? { greaterThan: min } : { min }),
    max,
    source: 'model',
    ...(step === undefined ? {} : { step }),
  };
}
