import type { MetricId } from '../metricIds.ts';
import { requireNumber } from '../requireNumber.ts';
import type { Lens, Localized } from '../types.ts';
import { formatMetric } from './formatMetric.ts';
import { isHealthy, type Limits, limitsOf } from './healthyLimits.ts';
import { metricById } from './metrics.ts';

/** From where to where a metric is fine; null leaves that side open. */
export interface Benchmark {
  min: number | null;
  max: number | null;
  text: Localized;
}

/** A value compared with the healthy range under a lens. */
export interface MetricVerdict {
  /** Null when no number separates good from bad. */
  benchmark: Benchmark | null;
  /** Null when there is no benchmark or no value. */
  met: boolean | null;
}

function textOf(id: MetricId, [min, max]: Limits): Localized {
  const { unit, format } = metricById(id);
  const shown = (value: number | null): string => formatMetric(id, value);
  const suffix = (format === 'months' || format === 'years') && unit !== null ? unit : { en: '', es: '' };
  const write = (en: string, es: string): Localized => ({
    en: `${en} ${suffix.en}`.trim(),
    es: `${es} ${suffix.es}`.trim(),
  });
  if (min !== null && max !== null) {
    return write(`Between ${shown(min)} and ${shown(max)}`, `Entre ${shown(min)} y ${shown(max)}`);
  }
  return min === null
    ? write(`At most ${shown(max)}`, `Como mucho ${shown(max)}`)
    : write(`At least ${shown(min)}`, `Al menos ${shown(min)}`);
}

/**
 * A metric's value against the benchmark of the glossary. The value is judged as it is printed, so that no reader sees
 * 70,0 fail 'At least 70,0': a score of 69.97 meets it, 69.94 (printed 69,9) does not.
 *
 * @param value As stored, or null when unknown.
 * @param lens Runway, growth, debt and revenue per employee have other benchmarks under each lens.
 * @returns The benchmark, null where no number separates good from bad; `met` null there and for an unknown value.
 * @throws RangeError when the value is not finite.
 */
export function metricVerdict(id: MetricId, value: number | null | undefined, lens: Lens): MetricVerdict {
  const limits = limitsOf(id, lens);
  if (limits === null) return { benchmark: null, met: null };
  const [min, max] = limits;
  const benchmark = { min, max, text: textOf(id, limits) };
  if (value === null || value === undefined) return { benchmark, met: null };
  requireNumber(`metricVerdict: ${id}`, value);
  return { benchmark, met: isHealthy(id, value, lens) };
}
