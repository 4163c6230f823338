import { formatMoney } from '../format/formatMoney.ts';
import { formatPercent } from '../format/formatPercent.ts';
import { formatPlain } from '../format/formatPlain.ts';

/** Figures as the sentences print them. */
export const printed = {
  euros: (value: number): string => formatMoney(value),
  /** A market, in million EUR. */
  market: (millions: number): string => `${formatPlain(millions)}\u00A0M€`,
  percent: (value: number): string => formatPercent(value, 0),
  plain: (value: number): string => formatPlain(value),
};
