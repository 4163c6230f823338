import type { CalculationRecord } from '@aval/contract';

type Dated = Pick<CalculationRecord, 'id' | 'calculation_date' | 'repeats'>;

/** The calculation that an address means, also one of the equal ones that are shown as one with it. */
export function findCalculation<Shown extends Pick<CalculationRecord, 'id'> & Partial<Dated>>(
  calculations: readonly Shown[],
  isMeant: (calculation: Pick<Dated, 'id' | 'calculation_date'>) => boolean,
): Shown | undefined {
  return calculations.find(({ id, calculation_date: date = '', repeats = [] }) =>
    [{ id, calculation_date: date }, ...repeats].some(isMeant),
  );
}
