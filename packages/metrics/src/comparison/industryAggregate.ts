import { levelOf } from '../bands/levelOf.ts';
import { ltvToCac } from '../financial/ltvToCac.ts';
import { metricIds, type NumericMetricId } from '../metricIds.ts';
import { roundTo } from '../rounding.ts';
import type { Calculation, MetricValues } from '../types.ts';
import { type Quartiles, quartiles } from './quartiles.ts';

/** The metrics, and the ratio of two of them that comparisons show beside them. */
export type IndustryFigureId = NumericMetricId | 'LTV_CAC';

/** One figure of an industry. */
export interface IndustryFigure {
  /** Startups that have the figure. */
  n: number;
  /** With two decimals, investability with one; null when fewer than five startups have the figure. */
  quartiles: Quartiles | null;
}

/** A startup of the industry: its newest calculation. */
export interface IndustryMember extends MetricValues {
  /** Stated share of the score, 0-1. */
  coverage?: number | null;
  /** Evidenced share of the score, 0-1; null where it was not worked out. */
  evidenced?: number | null;
}

/** The figures of an industry. */
export interface IndustryAggregate {
  /** Startups that went into them. */
  n: number;
  figures: Record<IndustryFigureId, IndustryFigure>;
  /** The medians, and the level of the median score; null where fewer than five startups have the metric. */
  calculation: Calculation;
  /** Medians of the shares, 0-1, with four decimals; null where fewer than five startups have one. */
  coverage: number | null;
  evidenced: number | null;
}

const numericIds = metricIds.filter((id): id is NumericMetricId => id !== 'IE_investability_level');
const figureIds: readonly IndustryFigureId[] = [...numericIds, 'LTV_CAC'];

/**
 * The figures of an industry: for each metric the median and the quartiles of the known values, and how many there are.
 *
 * @param newest The newest calculation of each evaluated startup of the industry.
 * @throws RangeError when a value is not finite.
 */
export function industryAggregate(newest: readonly IndustryMember[]): IndustryAggregate {
  const figures = Object.fromEntries(
    figureIds.map((id) => {
      const known = newest.map((member) => valueOf(member, id)).filter((value) => typeof value === 'number');
      return [id, { n: known.length, quartiles: rounded(id, quartiles(known)) }];
    }),
  ) as Record<IndustryFigureId, IndustryFigure>;
  const medians = Object.fromEntries(numericIds.map((id) => [id, figures[id].quartiles?.median ?? null]));
  return {
    n: newest.length,
    figures,
    calculation: { ...medians, IE_investability_level: levelOf(medians['IE_investability_score'] ?? null) },
    coverage: medianShare(newest.map(({ coverage }) => coverage)),
    evidenced: medianShare(newest.map(({ evidenced }) => evidenced)),
  };
}

function valueOf(member: IndustryMember, id: IndustryFigureId): number | null | undefined {
  if (id !== 'LTV_CAC') return member[id];
  return ltvToCac(member.FEM_lifetime_value ?? null, member.FEM_customer_acquisition_cost ?? null);
}

function rounded(id: IndustryFigureId, exact: Quartiles | null): Quartiles | null {
  if (exact === null) return null;
  const digits = id === 'IE_investability_score' ? 1 : 2;
  return {
    first: roundTo(exact.first, digits),
    median: roundTo(exact.median, digits),
    third: roundTo(exact.third, digits),
  };
}

function medianShare(shares: readonly (number | null | undefined)[]): number | null {
  const median = quartiles(shares)?.median ?? null;
  return median === null ? null : roundTo(median, 4);
}
