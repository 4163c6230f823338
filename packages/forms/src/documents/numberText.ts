import type { StartupFieldRow } from '@aval/contract';
import { printTypedNumber } from '@aval/ui';

import { lookupLabel, type LookupRows } from '../startup/lookups.ts';
import type { YesNo } from './useYesNo.ts';

/** Formats a number as typed into the field: the label of a choice, an ungrouped year, formatted figures. */
export function numberText(field: StartupFieldRow, value: number, rows: LookupRows, { yes, no }: YesNo): string {
  if (field.kind === 'year') return String(value);
  if (field.kind === 'boolean') return value === 1 ? yes : no;
  const choice = field.lookup && rows[field.lookup]?.find(({ id }) => id === value);
  return choice ? lookupLabel(choice) : printTypedNumber(value);
}
