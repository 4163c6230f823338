/** How a metric's number is written. */
export type MetricFormat =
  | 'score'
  | 'rating'
  | 'money'
  | 'millions'
  | 'percent'
  | 'ratioAsPercent'
  | 'decimal'
  | 'count'
  | 'months'
  | 'years'
  | 'word';

/** Where a metric is better: high, low, or neither. */
export type Direction = 'up' | 'down' | 'none';
