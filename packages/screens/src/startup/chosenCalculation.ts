import type { CalculationRecord } from '@aval/contract';

import { findCalculation } from '../selectors/findCalculation.ts';
import { calculationKey } from './calculationKey.ts';

/**
 * The calculation that a page shows.
 *
 * @param calculations Newest first.
 * @param at `calculationKey` of the wanted one; null, or a key that does not exist, is the newest.
 */
export function chosenCalculation(
  calculations: readonly CalculationRecord[],
  at: string | null,
): CalculationRecord | undefined {
  return findCalculation(calculations, ({ calculation_date: date }) => calculationKey(date) === at) ?? calculations[0];
}
