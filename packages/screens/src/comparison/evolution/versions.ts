import type { CalculationRecord } from '@aval/contract';

import { findCalculation } from '../../selectors/findCalculation.ts';

/** A column of the evolution: its own calculation, or another one selected for it. */
export interface Version {
  /** The default calculation of the column. */
  id: number;
  calculation: CalculationRecord;
}

/**
 * The columns of a startup's evolution, newest first.
 *
 * @param chosen Ids of the selected calculations by column; unknown ids are ignored.
 */
export function versionsOf(calculations: readonly CalculationRecord[], chosen: ReadonlyMap<number, number>): Version[] {
  return calculations.map((own) => ({
    id: own.id,
    calculation: findCalculation(calculations, ({ id }) => id === chosen.get(own.id)) ?? own,
  }));
}

/** The calculations after the older of two up to the newer one, newest first. */
export function versionsBetween(
  calculations: readonly CalculationRecord[],
  one: CalculationRecord,
  other: CalculationRecord,
): readonly CalculationRecord[] {
  const [first = 0, last = 0] = [calculations.indexOf(one), calculations.indexOf(other)].toSorted((a, b) => a - b);
  return calculations.slice(first, last);
}
