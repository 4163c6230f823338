import type { IndustryCalculation } from '@aval/contract';
import {
  type IndustryFigure,
  type MetricValues,
  quartilePlace,
  type QuartilePlace,
  type Quartiles,
} from '@aval/metrics';

import type { ComparedMetric, ComparedValues } from '../../selectors/comparedMetrics.ts';

/** A figure of an industry; one that was not sent is one that no startup has. */
export const figureOf = ({ figures }: IndustryCalculation, id: string): IndustryFigure =>
  figures[id] ?? { n: 0, quartiles: null };

/** The medians of an industry as a column of a comparison. */
export function medianValues(calculation: IndustryCalculation): ComparedValues {
  return { ...calculation, LTV_CAC: figureOf(calculation, 'LTV_CAC').quartiles?.median ?? null };
}

/** One quartile of every figure of an industry; null where too few startups have it. */
export function quartileValues({ figures }: IndustryCalculation, quartile: keyof Quartiles): MetricValues {
  return Object.fromEntries(
    Object.entries(figures).map(([id, figure]) => [id, figure.quartiles && figure.quartiles[quartile]]),
  );
}

/** Where a value stands as printed: it is neither above nor below a quartile that looks the same. */
export function printedPlace(
  { print }: Pick<ComparedMetric, 'print'>,
  value: number | null,
  quartiles: Quartiles | null,
): QuartilePlace | null {
  if (value === null || quartiles === null) return null;
  const { first, median, third } = quartiles;
  const same = [median, first, third].find((quartile) => print(quartile) === print(value));
  return quartilePlace(same ?? value, quartiles);
}
