import { harmlessText } from '@aval/ui';
import { unparse } from 'papaparse';

const harmless = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' ? harmlessText(cell) : cell;

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file that any spreadsheet opens: UTF-8 with a byte order mark, comma separated, numbers with a decimal
 * point, and text that would run as a formula made harmless.
 */
export function csvFile(fields: readonly string[], rows: readonly (readonly (string | number | null)[])[]): Blob {
  const text = unparse({ fields: [...fields], data: rows.map((row) => row.map(harmless)) });
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
