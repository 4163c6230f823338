import type { CalculationRecord } from '@aval/contract';

import type { Context } from '../http/Context.ts';
import { calculationView } from './calculationView.ts';
import { causes } from './causes.ts';
import type { DistinctCalculation } from './distinctCalculations.ts';

/** Calculations as sent to the caller, each with the proposal that led to it. */
export async function calculationViews(
  { db, caller, locale }: Pick<Context, 'db' | 'caller' | 'locale'>,
  shown: readonly DistinctCalculation[],
): Promise<CalculationRecord[]> {
  const known = await causes(
    db,
    shown.map(({ row }) => row.id),
  );
  return shown.map(({ row, repeats }) => {
    const proposal = known.get(row.id);
    return { ...calculationView(row, caller, locale, repeats), ...(proposal && { proposal }) };
  });
}
