/** How a metric's number is written. */
export const metricFormats = [
  'score',
  'rating',
  'money',
  'millions',
  'percent',
  'ratioAsPercent',
  'decimal',
  'count',
  'months',
  'years',
  'word',
] as const;

export type MetricFormat = (typeof metricFormats)[number];
/** Where a metric is better: high, low, or neither. */
export type Direction = 'up' | 'down' | 'none';
