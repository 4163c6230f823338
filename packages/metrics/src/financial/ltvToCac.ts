import { quantity, same, whenKnown } from '../model/nodes.ts';
import { requireNumber } from '../requireNumber.ts';

/** Beyond this the ratio reflects the estimate more than the business. */
const MOST = 20;

/**
 * Customer lifetime value over acquisition cost.
 *
 * @param lifetimeValue EUR per customer, >= 0, or null when unknown.
 * @param acquisitionCost EUR per customer, >= 0, or null when unknown.
 * @returns Unrounded ratio, or null when an input is null or the cost is 0 (screens print 'N/A').
 * @throws RangeError when an input is negative or not finite.
 * @see Skok, "SaaS Metrics 2.0": at least 3 is healthy.
 */
export function ltvToCac(lifetimeValue: number | null, acquisitionCost: number | null): number | null {
  for (const value of [lifetimeValue, acquisitionCost]) {
    if (value === null) continue;
    requireNumber('ltvToCac: each amount', value);
    if (value < 0) throw new RangeError(`ltvToCac: each amount must be at least 0, got ${value}.`);
  }
  if (lifetimeValue === null || acquisitionCost === null || acquisitionCost === 0) return null;
  return lifetimeValue / acquisitionCost;
}

/** The ratio as the score reads it: at most 20, and 20 for customers that come free. */
export function countedLtvToCac(lifetimeValue: number, acquisitionCost: number): number {
  if (acquisitionCost > 0) return Math.min(MOST, lifetimeValue / acquisitionCost);
  return lifetimeValue > 0 ? MOST : 0;
}

export const lifetimeValue = quantity('FEM_lifetime_value', same('lifetime_value'));
export const acquisitionCost = quantity('FEM_customer_acquisition_cost', same('customer_acquisition_cost'));
export const ltvCac = quantity('ltv_cac', whenKnown(['lifetime_value', 'customer_acquisition_cost'], countedLtvToCac));
