import type { MappingRow } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import { type DocumentRow, typedText } from './mappedStartup.ts';
import { mappableField, type MappableField } from './mappingFields.ts';
import { numberText } from './numberText.ts';
import { readMappedValue } from './readMappedValue.ts';
import type { YesNo } from './useYesNo.ts';

/**
 * Shows a value as it is understood in the field that it goes into: a figure in its marks, a choice, or a yes or no, by
 * its word. What a document says and nobody changed is read as the document gave it; what is no value stays as it is.
 *
 * @param openedOf Gives the row as the document opened it; nothing for one that was added by hand.
 * @returns a function that gives the same row for the same row, so that typing in one draws no other again.
 */
export function rowFormatter(
  openedOf: (row: MappingRow) => DocumentRow | undefined,
  lookups: LookupRows,
  yesNo: YesNo,
): (row: MappingRow) => MappingRow {
  const worded = new WeakMap<MappingRow, MappingRow>();

  function understood(row: MappingRow, field: MappableField): MappingRow {
    const opened = openedOf(row);
    const untouched = row.value === opened?.value ? opened.field : undefined;
    const text = untouched ? typedText(untouched, field.id) : row.value;
    const value = readMappedValue(field, text, lookups);
    const shown = typeof value === 'number' ? numberText(field, value, lookups, yesNo) : text;
    return shown === row.value ? row : { ...row, value: shown };
  }

  return (row) => {
    const field = row.target === null ? undefined : mappableField(row.target);
    if (!field) return row;
    const known = worded.get(row) ?? understood(row, field);
    worded.set(row, known);
    return known;
  };
}
