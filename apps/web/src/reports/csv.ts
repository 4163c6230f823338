import type { Locale } from '@aval/metrics';
import { escapeFormulas } from '@aval/ui';
import { unparse } from 'papaparse';

type Cell = string | number | boolean | null;

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** What a spreadsheet opens without asking depends on the language of its country. */
const delimiters: Readonly<Record<Locale, string>> = { en: ',', es: ';' };

function cellIn(locale: Locale, cell: Cell): string | number | boolean | null {
  if (typeof cell === 'string') return escapeFormulas(cell);
  return typeof cell === 'number' && locale === 'es' ? String(cell).replace('.', ',') : cell;
}

/**
 * Rows as a CSV file that a spreadsheet opens as it is: UTF-8 with a byte order mark, and text that would run as a formula
 * made harmless. In English commas stand between cells and numbers have a decimal point; in Spanish semicolons and a
 * decimal comma.
 */
export function csvFile(fields: readonly string[], rows: readonly (readonly Cell[])[], locale: Locale): Blob {
  const data = rows.map((row) => row.map((cell) => cellIn(locale, cell)));
  const text = unparse({ fields: [...fields], data }, { delimiter: delimiters[locale] });
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
