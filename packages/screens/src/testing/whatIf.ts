import type { CalculationRecord } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { fn } from 'storybook/test';

import { type Change } from '../selectors/changeText.ts';
import { adviceOf, scenarioBase, scenarioOf } from '../selectors/scenario.ts';
import type { WhatIf } from '../startup/whatIf/useWhatIf.ts';

/** The what-if state of a calculation whose callbacks do nothing. */
export function whatIfOf(calculation: CalculationRecord, change: Change | null = null, lens: Lens = 'general'): WhatIf {
  const base = scenarioBase(calculation, lens);
  const pinned = Object.keys(change?.values ?? {}) as (keyof Change['values'])[];
  return {
    base,
    recommendations: base && lens !== 'general' ? adviceOf(base) : calculation.recommendations,
    trial: base && change && { change, pinned, opened: 0 },
    scenario: base && change && scenarioOf(base, change, calculation),
    openRule: fn(),
    openField: fn(),
    setValue: fn(),
    removeRule: fn(),
    reset: fn(),
    close: fn(),
  };
}
