import { readingCuts } from '../glossary/readingCuts.ts';
import type { MetricId } from '../metricIds.ts';
import { requireNumber } from '../requireNumber.ts';
import type { Lens, Localized } from '../types.ts';
import { metricById } from './metrics.ts';
import { metricVerdict } from './metricVerdict.ts';
import { printedNumber } from './printedNumber.ts';

/** One band of the scale on which a metric is read. */
export interface ReadingBand {
  from: number;
  /** End on the scale; null if values continue beyond the drawn scale. */
  to: number | null;
  /** Null if the glossary has no name for it. */
  label: Localized | null;
  /** Whether the value lies in it. */
  isCurrent: boolean;
}

/** The reading bands of a metric, in ascending order. */
export interface Reading {
  bands: readonly ReadingBand[];
  /** Where the drawn scale ends. */
  end: number;
}

/**
 * How the interpretation of the glossary divides the scale of a metric: 'Above 70 strong; below 40 to fix' are three
 * bands. A value is classified as printed; one exactly on a cut belongs to the better side.
 *
 * @param value As stored, or null when unknown.
 * @param lens The lens for reading the runway.
 * @returns Null for metrics whose interpretation names no bands.
 * @throws RangeError when the value is not finite.
 */
export function readingBands(id: MetricId, value: number | null | undefined, lens: Lens): Reading | null {
  const scale = readingCuts[id];
  if (!scale) return null;
  if (value !== null && value !== undefined) requireNumber(`readingBands: ${id}`, value);
  const { range, format, direction } = metricById(id);
  const benchmark = metricVerdict(id, null, lens).benchmark?.min ?? 0;
  const cuts = scale.cuts.map(({ at, label }) => ({ at: at ?? benchmark, label }));
  const hasBenchmark = scale.cuts.some(({ at }) => at === null);
  const isOpen = hasBenchmark || scale.end !== undefined;
  const end = hasBenchmark ? benchmark * 2 : (scale.end ?? range[1] ?? 100);
  const shown = value === null || value === undefined ? null : printedNumber(format, value);
  const isOver = (at: number): boolean => shown !== null && (direction === 'down' ? shown > at : shown >= at);
  const current = shown === null ? -1 : cuts.filter(({ at }) => isOver(at)).length;
  const starts = [{ at: range[0] ?? 0, label: scale.lowest }, ...cuts];
  return {
    bands: starts.map(({ at, label }, index) => ({
      from: at,
      to: starts[index + 1]?.at ?? (isOpen ? null : end),
      label,
      isCurrent: index === current,
    })),
    end,
  };
}
