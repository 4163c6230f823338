import { fieldAt } from '@aval/contract';

/** The form's value for a number of the field at a path: a year is held as typed. */
export function formValue(path: string, value: number): string | number {
  return fieldAt(path)?.kind === 'year' && !path.includes('.') ? String(value) : value;
}
