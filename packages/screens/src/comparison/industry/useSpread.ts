import { type IndustryFigure, LEAST_FOR_QUARTILES } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';

import type { ComparedMetric } from '../../selectors/comparedMetrics.ts';

/** Formats between which values the middle half of an industry lies and how many startups have one, or why not. */
export function useSpread(): (metric: Pick<ComparedMetric, 'print'>, figure: IndustryFigure) => string {
  const { t } = useLingui();
  return ({ print }, { n, quartiles }) => {
    if (quartiles === null) return t`n = ${n}, at least ${LEAST_FOR_QUARTILES} needed`;
    const [first, third] = [print(quartiles.first), print(quartiles.third)];
    return t`quartiles ${first} to ${third}, n = ${n}`;
  };
}
