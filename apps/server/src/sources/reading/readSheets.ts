import { read, utils, type WorkSheet } from '@e965/xlsx';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { otherCurrencyWritten } from '../../extraction/values/currencies.ts';
import { fold } from '../../extraction/words/fold.ts';
import { Unreadable } from './Unreadable.ts';

const mostRows = 20_000;
const mostColumns = 200;

/**
 * The rows of every sheet as displayed, with cell addresses. Empty rows separate tables; hidden sheets, rows and columns
 * are left out.
 */
export function readSheets(bytes: Uint8Array): Passage[] {
  const book = readBook(bytes);
  let table = 0;
  return book.SheetNames.flatMap((name, index) => {
    const sheet = book.Sheets[name];
    const isHidden = (book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0;
    if (!sheet || isHidden) return [];
    const passages = [paragraph(name, index + 1, true)];
    for (const row of rowsOf(sheet, name)) {
      if (row.every(({ text }) => text === '')) table += 1;
      else passages.push(tableRow(row, index + 1, table));
    }
    table += 1;
    return passages;
  });
}

function readBook(bytes: Uint8Array) {
  try {
    // Without styles the library does not say which rows and columns are hidden.
    const options = { cellDates: true, cellFormula: false, cellHTML: false, cellNF: true, cellStyles: true } as const;
    return read(bytes, { type: 'array', ...options });
  } catch (error) {
    if (/password/i.test(String(error))) throw new Unreadable('protected');
    throw new Unreadable('corrupt', String(error));
  }
}

function rowsOf(sheet: WorkSheet, name: string): Cell[][] {
  const reference = sheet['!ref'];
  if (!reference) return [];
  const { s: from, e: to } = utils.decode_range(reference);
  const lastRow = Math.min(to.r, from.r + mostRows);
  const lastColumn = Math.min(to.c, from.c + mostColumns);
  const columns = visible(from.c, lastColumn, sheet['!cols']);
  return visible(from.r, lastRow, sheet['!rows']).map((row) =>
    columns.map((column) => {
      const address = utils.encode_cell({ r: row, c: column });
      return { text: shown(sheet[address]), ref: `${name}!${address}` };
    }),
  );
}

/** The indices of the rows or columns that are not hidden. */
function visible(first: number, last: number, properties: readonly { hidden?: boolean }[] = []): number[] {
  const all = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return all.filter((index) => properties[index]?.hidden !== true);
}

/** The text of a cell. Numbers keep full precision where the format rounds, with their percent or currency sign. */
function shown(cell: unknown): string {
  const { t, v, w, z } = Object(cell) as { t?: string; v?: unknown; w?: string; z?: unknown };
  const format = typeof z === 'string' ? z : '';
  if (t === 'n' && typeof v === 'number') return numberShown(v, format, w);
  if (v instanceof Date) return v.toISOString().slice(0, 10);
  if (t === 'e' || v === undefined || v === null) return '';
  return (typeof v === 'string' ? v : JSON.stringify(v)).replaceAll(/\s+/g, ' ').trim();
}

function numberShown(value: number, format: string, words = ''): string {
  const plain = String(Number(value.toPrecision(15)));
  if (/^\d{4}$/.test(plain)) return plain;
  if (format.includes('%') || words.trim().endsWith('%')) return `${Number((value * 100).toPrecision(12))}%`;
  // The library shows the locale '[$-409]' of a format as a dollar sign, so the format takes precedence.
  const currency = currencyIn(format || words);
  // Formats such as 0,,"M" or 0,"k" show a scaled number; the cell has the full value.
  return currency ? `${plain} ${currency}` : plain;
}

/** Returns the currency of a number format, such as `[$CHF] 0.00` or `0 "kr"`, or of a number in one. */
function currencyIn(text: string): string | null {
  const [, bracketed] = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(text) ?? [];
  // In a format, '$' may also begin a locale: '[$-409]'.
  const words = fold(bracketed ?? text.replaceAll(/\[[^\]]*\]/g, ' '));
  return /€|\beur/.test(words) ? '€' : otherCurrencyWritten(words);
}
