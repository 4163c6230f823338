import { isFiniteNumber } from '../isFiniteNumber.ts';
import type { MetricId } from '../metricIds.ts';
import type { Direction } from '../registry/metricFormat.ts';
import { metricById } from '../registry/metrics.ts';

/** How the values of a row are compared: best and worst of all, first with second, each with the next. */
export type ComparisonMode = 'portfolio-compare' | 'startup-to-industry' | 'startup-evolution';

export type ComparisonMark = 'better' | 'worse' | 'equal';

type Values = readonly (number | string | null | undefined)[];
type Marks = (ComparisonMark | null)[];

function markAgainst(value: Values[number], other: Values[number], direction: Direction): ComparisonMark | null {
  if (!isFiniteNumber(value) || !isFiniteNumber(other)) return null;
  if (value === other) return 'equal';
  return value > other === (direction === 'up') ? 'better' : 'worse';
}

function bestAndWorst(values: Values, direction: Direction): Marks {
  const known = values.filter(isFiniteNumber);
  const [highest, lowest] = [Math.max(...known), Math.min(...known)];
  if (known.length === 0 || highest === lowest) return values.map(() => null);
  const [best, worst] = direction === 'up' ? [highest, lowest] : [lowest, highest];
  return values.map((value) => {
    if (value === best) return 'better';
    return value === worst ? 'worse' : null;
  });
}

/**
 * Marks of the values of one comparison row, by merit: for costs, burn, debt and competition the lowest is better.
 *
 * @param id The row's metric, or a direction for a row that is not a metric (LTV/CAC is 'up').
 * @param values One per column; anything but a finite number is missing.
 * @param mode 'portfolio-compare' marks the best and the worst, every one of equals, and nothing when all are equal;
 * 'startup-to-industry' compares the first with the second; 'startup-evolution' each with the next.
 * @throws RangeError for an id that is neither a metric nor a direction.
 * @returns One mark or null per value; no marks for metrics without a direction.
 */
export function comparisonMarks(id: MetricId | Direction, values: Values, mode: ComparisonMode): Marks {
  const direction = id === 'up' || id === 'down' || id === 'none' ? id : metricById(id).direction;
  if (direction === 'none') return values.map(() => null);
  if (mode === 'portfolio-compare') return bestAndWorst(values, direction);
  return values.map((value, index) => {
    const hasMark = mode === 'startup-evolution' || index === 0;
    return hasMark ? markAgainst(value, values[index + 1], direction) : null;
  });
}
