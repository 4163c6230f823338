import { SSF, utils, write } from '@e965/xlsx';

import { type Block, type Cell, textCell } from '../Block.ts';
import type { Random } from '../random.ts';

/** The rows of a sheet: tables one below the other with an empty row between them. */
function rowsOf(blocks: readonly Block[]): (readonly Cell[])[] {
  return blocks.flatMap((block, index) => [...(index === 0 ? [] : [[]]), ...blockRows(block)]);
}

function blockRows(block: Block): (readonly Cell[])[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [[textCell(block.text)]];
    case 'lines':
      return block.lines.map((line) => line.split('\t').map(textCell));
    case 'table':
      return [...block.rows];
    default:
      return block.pairs.map(({ label, cell }) => [textCell(label), cell]);
  }
}

/** Formats of files have higher numbers; the last one stands for an unknown format. */
const firstForeignFormat = 60;
const unknownFormat = 65_535;

const isOwn = (id: number) => id < firstForeignFormat || id === unknownFormat;

/** The number formats of the library itself: reading a file adds those of the file to a table of the whole process. */
function ownFormats(): Record<string, unknown> {
  return Object.fromEntries(Object.entries(SSF.get_table()).filter(([id]) => isOwn(Number(id))));
}

/** A workbook of Excel; its numbers are number cells, and its shares are displayed as percentages. */
export function workbook(blocks: readonly Block[], type: 'xlsx' | 'xls'): Uint8Array {
  const rows = rowsOf(blocks).map((row) => row.map(sheetCell));
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Data');
  book.Props = { CreatedDate: new Date(Date.UTC(2026, 0, 1)), ModifiedDate: new Date(Date.UTC(2026, 0, 1)) };
  Object.assign(book, { SSF: ownFormats() });
  return new Uint8Array(write(book, { type: 'array', bookType: type === 'xls' ? 'biff8' : 'xlsx' }) as ArrayBuffer);
}

function sheetCell({ text, number, isShare }: Cell) {
  if (number === undefined) return { t: 's' as const, v: text };
  return { t: 'n' as const, v: number, ...(isShare === true && { z: '0.##%' }) };
}

const quoted = (text: string) => (/["\n\r,;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A CSV file in UTF-8 with one of the usual delimiters, at times with a byte order mark. */
export function csv(blocks: readonly Block[], random: Random): Uint8Array {
  const delimiter = random.pick([',', ';', '\t']);
  const mark = random.chance(0.3) ? '\uFEFF' : '';
  const lines = rowsOf(blocks).map((row) => row.map(({ text }) => quoted(text)).join(delimiter));
  return new TextEncoder().encode(`${mark}${lines.join('\r\n')}\r\n`);
}
