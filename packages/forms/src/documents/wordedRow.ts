import type { ExtractedField } from '@aval/contract';
import type { MappingRow } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import { defaultText } from './defaultText.ts';
import { mappableField } from './mappingFields.ts';
import type { YesNo } from './useYesNo.ts';

/**
 * Shows a choice, or a yes or no, that was read as its number by its word. A value that somebody has changed stays as it is.
 *
 * @returns a function that gives the same row for the same row, so that typing in one draws no other again.
 */
export function rowWording(
  extractedOf: (row: MappingRow) => ExtractedField | undefined,
  lookups: LookupRows,
  yesNo: YesNo,
): (row: MappingRow) => MappingRow {
  const worded = new WeakMap<MappingRow, MappingRow>();
  return (row) => {
    const field = row.target === null ? undefined : mappableField(row.target);
    const isNumbered = field?.kind === 'choice' || field?.kind === 'boolean';
    if (!field || !isNumbered || row.value !== extractedOf(row)?.value || !/^\d+$/.test(row.value)) return row;
    const known = worded.get(row) ?? { ...row, value: defaultText(field, Number(row.value), lookups, yesNo) };
    worded.set(row, known);
    return known;
  };
}
