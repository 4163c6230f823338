import type { Currency } from './currencies.ts';

export type Period = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** What stands beside a figure, or behind a field: '€ / month', 'M€', '%', 'years', '/ 5'. */
export interface FigureUnit {
  currency: Currency | null;
  /** 1e6 for 'M€', 1e3 for 'k'; null when none is written. */
  scale: number | null;
  /** What a figure of several periods counts: 'months'. */
  counted: Period | null;
  /** The period that an amount is of: '/ month'. */
  per: Period | null;
  isPercent: boolean;
  /** The maximum of a rating: 5 in '/ 5'. */
  outOf: number | null;
  isPoints: boolean;
  /** A small 'm', which is millions beside money and months beside a duration. */
  isSmallM: boolean;
}

export const noUnit: FigureUnit = {
  currency: null,
  scale: null,
  counted: null,
  per: null,
  isPercent: false,
  outOf: null,
  isPoints: false,
  isSmallM: false,
};
