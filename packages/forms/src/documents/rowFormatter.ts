import { type MappingRow, printTypedNumber } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import { type DocumentRow, typedText } from './mappedStartup.ts';
import { financialFactOf, mappableField, type MappableField } from './mappingFields.ts';
import { numberText } from './numberText.ts';
import { readMappedValue, typedEuros } from './readMappedValue.ts';
import type { YesNo } from './useYesNo.ts';

/**
 * Formats a value for the field that it is mapped to: a formatted figure, or the label of a choice or of yes and no. An
 * unchanged value of a document is parsed as the document states it; an invalid value stays as it is.
 *
 * @param openedOf Returns the initial state of a row; undefined for one added by hand.
 * @returns A memoised function, so that typing in one row does not re-render the others.
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
    if (row.target !== null && financialFactOf(row.target)) return understoodAmount(row);
    const field = row.target === null ? undefined : mappableField(row.target);
    if (!field) return row;
    const known = worded.get(row) ?? understood(row, field);
    worded.set(row, known);
    return known;
  };
}

function understoodAmount(row: MappingRow): MappingRow {
  const value = typedEuros(row.value);
  const shown = typeof value === 'number' ? printTypedNumber(value) : row.value;
  return shown === row.value ? row : { ...row, value: shown };
}
