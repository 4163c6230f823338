import { unparse } from 'papaparse';

/**
 * Where a spreadsheet would begin to read a formula: at the start of a text, and behind a sign at which some split a
 * line, as those set to Spanish do at a semicolon.
 */
const formula = /(^|[;|\t\r\n])(\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;

const harmless = (cell: string | number | null): string | number | null =>
  typeof cell === 'string' ? cell.replace(formula, "$1$2'") : cell;

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
