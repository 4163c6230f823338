import type { CalculationRecord } from '@aval/contract';
import { type CompareAddress, findCalculation } from '@aval/screens';

import { useMissingCalculation } from '../../startups/useMissingCalculation.ts';

/**
 * Reports calculations in the address of a comparison that do not exist, and removes them from it.
 *
 * @param columns The calculations of each column by its id; empty while loading.
 */
export function useMissingChoices(
  { state: { chosen }, change }: Pick<CompareAddress, 'state' | 'change'>,
  columns: readonly { id: number; history: readonly Pick<CalculationRecord, 'id' | 'repeats'>[] }[],
): void {
  const isGone = ([column, calculation]: readonly [number, number]): boolean => {
    const history = columns.find(({ id }) => id === column)?.history ?? [];
    return history.length > 0 && !findCalculation(history, ({ id }) => id === calculation);
  };
  const choices = [...chosen];
  useMissingCalculation(choices.some(isGone), () =>
    change({ chosen: new Map(choices.filter((choice) => !isGone(choice))) }),
  );
}
