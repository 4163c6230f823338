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

/** Whether the model changed between the versions on screen, in which case a score may move without a new fact. */
export function hasModelChange(versions: readonly Version[]): boolean {
  return new Set(versions.map(({ calculation }) => calculation.model_version)).size > 1;
}
