import type { FieldSource } from '@aval/contract';

/** Whether a value is no longer taken for granted. */
export function hasAged(source: Pick<FieldSource, 'age'> | undefined): boolean {
  return source?.age !== undefined && source.age !== 'fresh';
}
