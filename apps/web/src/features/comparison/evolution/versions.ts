import type { CalculationRecord } from '@aval/contract';

import { findCalculation } from '../../../startups/findCalculation.ts';

/** A column of the evolution: by itself one calculation, or another one that was chosen for it. */
export interface Version {
  /** The calculation that the column shows by itself. */
  id: number;
  calculation: CalculationRecord;
}

/**
 * The columns of a startup's evolution, newest first.
 *
 * @param chosen Ids of the calculations to show instead, by column; one that is not there is as if it were not named.
 */
export function versionsOf(calculations: readonly CalculationRecord[], chosen: ReadonlyMap<number, number>): Version[] {
  return calculations.map((own) => ({
    id: own.id,
    calculation: findCalculation(calculations, ({ id }) => id === chosen.get(own.id)) ?? own,
  }));
}

/** Whether the model changed between the versions that are shown: then a score may move without a new fact. */
export function hasModelChange(versions: readonly Version[]): boolean {
  return new Set(versions.map(({ calculation }) => calculation.model_version)).size > 1;
}
