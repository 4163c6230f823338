import { fn } from 'storybook/test';

import type { EvaluationProps } from '../startup/Evaluation.tsx';
import { sources } from './calculations.ts';
import { calculations } from './fixtures.ts';

/** The props of an evaluation as an administrator sees it. */
export function evaluationProps(): EvaluationProps {
  const [chosen] = calculations;
  if (!chosen) throw new Error('There is no calculation.');
  return {
    calculations,
    chosen,
    sources,
    lens: 'general',
    hasMetrics: true,
    tab: 'value',
    onTabChange: fn(),
    change: null,
    onChangeTried: fn(),
    validationHref: '/how-good-is-the-score',
    whatIfLink: (change) => `https://aval.example/startups/7?whatif=${change}`,
    fieldEditLink: (field) => `/startups/7/edit?field=${field}`,
    renderPercentile: () => null,
  };
}
