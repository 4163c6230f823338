import { benchmarks } from '../financial/benchmarks.ts';
import { requireNumber } from '../requireNumber.ts';
import type { Lens } from '../types.ts';
import { printedNumber } from './printedNumber.ts';

/** An amount compared with what the other one requires. */
export interface UnitLimit {
  /** EUR; null while the other amount is unknown. */
  limit: number | null;
  /** Null when one of the two is unknown. */
  met: boolean | null;
}

const isAtLeast = (one: number, other: number): boolean => printedNumber('money', one) >= printedNumber('money', other);

/**
 * The lifetime value that the acquisition cost requires, and the acquisition cost that the lifetime value allows, so
 * that LTV/CAC reaches the benchmark of a lens. Both are judged as they are printed, in whole euros.
 *
 * @param lifetimeValue EUR per customer, or null when unknown.
 * @param acquisitionCost EUR per customer, or null when unknown.
 * @throws RangeError when an amount is not finite.
 */
export function unitLimits(
  lifetimeValue: number | null,
  acquisitionCost: number | null,
  lens: Lens,
): { lifetimeValue: UnitLimit; acquisitionCost: UnitLimit } {
  const { ltvCac } = benchmarks[lens];
  for (const amount of [lifetimeValue, acquisitionCost]) {
    if (amount !== null) requireNumber('unitLimits: each amount', amount);
  }
  const least = acquisitionCost === null ? null : acquisitionCost * ltvCac;
  const most = lifetimeValue === null ? null : lifetimeValue / ltvCac;
  return {
    lifetimeValue: {
      limit: least,
      met: lifetimeValue === null || least === null ? null : isAtLeast(lifetimeValue, least),
    },
    acquisitionCost: {
      limit: most,
      met: acquisitionCost === null || most === null ? null : isAtLeast(most, acquisitionCost),
    },
  };
}
