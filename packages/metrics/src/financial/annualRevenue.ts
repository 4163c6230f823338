import { from, quantity, standingOnFirst } from '../model/nodes.ts';

/** Yearly revenue that counts in full: 10,000 EUR a month. */
export const MATERIAL_REVENUE = 120_000;

/** Yearly revenue, EUR: as stated, otherwise the last of the history. */
export function latestRevenue(stated: number | null, lastOfHistory: number | null): number | null {
  if (stated !== null) return stated;
  return lastOfHistory === null ? null : Math.max(0, lastOfHistory);
}

/** How much of its growth a revenue lets count, 0-1: one euro must not look like infinite growth. */
export function materialityOf(revenue: number | null): number {
  return Math.min(1, (revenue ?? 0) / MATERIAL_REVENUE);
}

export const annualRevenue = quantity(
  'annual_revenue',
  standingOnFirst('revenue', ['revenue_latest'], from(['revenue', 'revenue_latest'], latestRevenue)),
);
export const materiality = quantity('materiality', from(['annual_revenue'], materialityOf));
