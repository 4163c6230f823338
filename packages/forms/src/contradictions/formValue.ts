import { fieldAt } from '@aval/contract';

import type { FieldValue } from '../startup/wizardValues.ts';

/** The form's value for a number of the field at a path: a year is held as typed, and 0 as its switch where it has one. */
export function formValue(path: string, value: number): FieldValue {
  const field = fieldAt(path);
  if (field?.kind === 'year' && !path.includes('.')) return String(value);
  return field?.zero !== undefined && value === 0 ? false : value;
}
