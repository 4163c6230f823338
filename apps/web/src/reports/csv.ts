import { escapeFormulas, type Locale } from '@aval/metrics';
import { unparse } from 'papaparse';

type Cell = string | number | boolean | null;

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = '\uFEFF';

/** The delimiter that a spreadsheet expects depends on the locale. */
const delimiters: Readonly<Record<Locale, string>> = { en: ',', es: ';' };

function cellIn(locale: Locale, cell: Cell): string | number | boolean | null {
  if (typeof cell === 'string') return escapeFormulas(cell);
  return typeof cell === 'number' && locale === 'es' ? String(cell).replace('.', ',') : cell;
}

/**
 * Creates a CSV file that spreadsheets open without conversion: UTF-8 with a byte order mark, and with text that would
 * run as a formula escaped. English uses commas and decimal points, Spanish semicolons and decimal commas.
 */
export function csvFile(fields: readonly string[], rows: readonly (readonly Cell[])[], locale: Locale): Blob {
  const data = rows.map((row) => row.map((cell) => cellIn(locale, cell)));
  const text = unparse({ fields: [...fields], data }, { delimiter: delimiters[locale] });
  return new Blob([byteOrderMark, text, '\r\n'], { type: 'text/csv;charset=utf-8' });
}
