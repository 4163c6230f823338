import { levelOf } from '../bands/levelOf.ts';
import { orderFreeSum } from '../facts/orderFreeSum.ts';
import { metricIds, type NumericMetricId } from '../metricIds.ts';
import { roundTo } from '../rounding.ts';
import type { Calculation, MetricValues } from '../types.ts';

/** The mean of an industry. */
export interface IndustryAggregate {
  /** Startups that went into it. */
  n: number;
  calculation: Calculation;
}

const numericIds = metricIds.filter((id): id is NumericMetricId => id !== 'IE_investability_level');

/**
 * The calculation of an industry: for each metric the mean of the known values, and the level of the mean score.
 *
 * @param newest The newest calculation of each evaluated startup of the industry.
 * @throws RangeError when a value is not finite.
 * @returns Means with two decimals (investability one); null where no startup knows the metric.
 */
export function industryAggregate(newest: readonly MetricValues[]): IndustryAggregate {
  const calculation: Calculation = { IE_investability_level: 'Not Evaluated' };
  for (const id of numericIds) {
    const known = newest.map((each) => each[id]).filter((value) => typeof value === 'number');
    const digits = id === 'IE_investability_score' ? 1 : 2;
    calculation[id] = known.length === 0 ? null : roundTo(orderFreeSum(known) / known.length, digits);
  }
  calculation.IE_investability_level = levelOf(calculation.IE_investability_score ?? null);
  return { n: newest.length, calculation };
}
