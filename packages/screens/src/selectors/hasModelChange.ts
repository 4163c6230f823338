import type { CalculationRecord } from '@aval/contract';

/** Whether the calculations on screen follow different versions of the model, so that their scores are not comparable. */
export function hasModelChange(calculations: readonly Pick<CalculationRecord, 'model_version'>[]): boolean {
  return new Set(calculations.map(({ model_version: version }) => version)).size > 1;
}
