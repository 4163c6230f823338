import type { MappingRow } from '@aval/ui';

import type { LookupRows } from '../startup/lookups.ts';
import { defaultText } from './defaultText.ts';
import { type DocumentRow, typedText } from './mappedStartup.ts';
import { mappableField, type MappableField } from './mappingFields.ts';
import type { YesNo } from './useYesNo.ts';

/**
 * Shows what a document says as it is typed into the field that it goes into: a figure in its marks, a choice, or a yes or
 * no, that was read as its number by its word. A value that somebody has changed stays as it is.
 *
 * @param openedOf Gives the row as the document opened it; nothing for one that was added by hand.
 * @returns a function that gives the same row for the same row, so that typing in one draws no other again.
 */
export function rowWording(
  openedOf: (row: MappingRow) => DocumentRow | undefined,
  lookups: LookupRows,
  yesNo: YesNo,
): (row: MappingRow) => MappingRow {
  const worded = new WeakMap<MappingRow, MappingRow>();
  function wordsOf({ field: extracted, value }: DocumentRow, field: MappableField): string {
    const isNumbered = field.kind === 'choice' || field.kind === 'boolean';
    if (!extracted) return value;
    const { value: read } = extracted;
    return isNumbered && /^\d+$/.test(read)
      ? defaultText(field, Number(read), lookups, yesNo)
      : typedText(extracted, field.id);
  }
  return (row) => {
    const field = row.target === null ? undefined : mappableField(row.target);
    const opened = openedOf(row);
    if (!field || !opened || row.value !== opened.value) return row;
    const value = wordsOf(opened, field);
    if (value === row.value) return row;
    const known = worded.get(row) ?? { ...row, value };
    worded.set(row, known);
    return known;
  };
}
