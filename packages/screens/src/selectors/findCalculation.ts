import type { CalculationRecord } from '@aval/contract';

type Dated = Pick<CalculationRecord, 'id' | 'calculation_date' | 'repeats'>;

/** The calculation of an address, including one of several equal ones that are shown as one. */
export function findCalculation<Shown extends Pick<CalculationRecord, 'id'> & Partial<Dated>>(
  calculations: readonly Shown[],
  isMeant: (calculation: Pick<Dated, 'id' | 'calculation_date'>) => boolean,
): Shown | undefined {
  return calculations.find(({ id, calculation_date: date = '', repeats = [] }) =>
    [{ id, calculation_date: date }, ...repeats].some(isMeant),
  );
}
