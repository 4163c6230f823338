import { type CalculationRecord, masterDataSeed } from '@aval/contract';
import { explain, type Explanation, type NumericMetricId, roundTo, utcDay } from '@aval/metrics';

/** Explains a metric of one calculation from its inputs. */
export type Explainer = (metric: NumericMetricId) => Explanation | null;

const digits = 2;
const digitsOf = (id: Explanation['id']): number => (id === 'IE_investability_score' ? 1 : digits);

/**
 * Creates the explainer of a calculation.
 *
 * It returns null when the inputs are missing, or when the current model no longer gives the stored value, because an
 * explanation of a different number would be wrong.
 */
export function explainerOf(calculation: CalculationRecord): Explainer {
  const { inputs } = calculation;
  if (!inputs) return () => null;
  const asOf = utcDay(calculation.calculation_date);
  const known = new Map<NumericMetricId, Explanation | null>();
  return (metric) => {
    const found = known.get(metric);
    if (found !== undefined) return found;
    const explanation = explain(inputs, masterDataSeed, { asOf }, metric);
    const checked = isOf(explanation, calculation[metric] ?? null) ? withStoredScores(explanation) : null;
    known.set(metric, checked);
    return checked;
  };
}

function isOf({ trust, value, id }: Explanation, stored: number | null): boolean {
  if (stored === null) return trust === 0;
  const shown = digitsOf(id);
  return trust > 0 && value !== null && Math.abs(roundTo(value, shown) - roundTo(stored, shown)) < 0.5 / 10 ** digits;
}

/**
 * Rounds scores as they are stored. Rounding the raw value only once could print a different last digit from the rest
 * of the page.
 */
function withStoredScores(explanation: Explanation): Explanation {
  const { id, kind, value, parts } = explanation;
  if (kind !== 'score' || value === null) return explanation;
  return {
    ...explanation,
    value: roundTo(value, digitsOf(id)),
    parts: parts.map((part) => {
      const of = withStoredScores(part.of);
      return { ...part, of, score: of.kind === 'score' && of.value !== null ? of.value : part.score };
    }),
  };
}
