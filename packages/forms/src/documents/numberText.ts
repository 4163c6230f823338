import type { StartupFieldRow } from '@aval/contract';
import { printTypedNumber } from '@aval/ui';

import { lookupLabel, type LookupRows } from '../startup/lookups.ts';
import type { YesNo } from './useYesNo.ts';

/** A number as it is typed into the field: the word of a choice, the year as it is, figures in their marks. */
export function numberText(field: StartupFieldRow, value: number, rows: LookupRows, { yes, no }: YesNo): string {
  if (field.kind === 'year') return String(value);
  if (field.kind === 'boolean') return value === 1 ? yes : no;
  const choice = field.lookup && rows[field.lookup]?.find(({ id }) => id === value);
  return choice ? lookupLabel(choice) : printTypedNumber(value);
}
