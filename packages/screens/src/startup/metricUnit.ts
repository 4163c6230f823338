import type { Locale, Metric } from '@aval/metrics';

/**
 * The suffix of a metric's figure: the end of its scale, or months and years.
 *
 * @returns Null when the figure includes its unit or has none.
 */
export function metricUnit({ format, unit }: Pick<Metric, 'format' | 'unit'>, locale: Locale): string | null {
  switch (format) {
    case 'score':
      return '/100';
    case 'rating':
      return '/10';
    case 'months':
    case 'years':
      return unit?.[locale] ?? null;
    default:
      return null;
  }
}
