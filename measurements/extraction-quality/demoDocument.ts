import type { Block, Cell } from './generated/Block.ts';
import { docx } from './generated/formats/docx.ts';
import { pdf } from './generated/formats/pdf.ts';
import { pptx } from './generated/formats/pptx.ts';
import { workbook } from './generated/formats/sheets.ts';

const formats = {
  docx,
  pdf,
  pptx,
  xlsx: (blocks) => workbook(blocks, 'xlsx'),
} as const satisfies Record<string, (blocks: readonly Block[]) => Uint8Array>;

/**
 * The bytes of a document of the demo: the same ones for the same source.
 *
 * @param name Its file name, which decides the format: docx, pdf, pptx or xlsx.
 * @param source Its content in Markdown: headings, tables, lists and paragraphs without further markup. Cells that hold
 *   only a number, or a number with a percent sign, become number cells in a sheet.
 * @throws RangeError for another format.
 */
export function demoDocument(name: string, source: string): Uint8Array {
  const format = Object.entries(formats).find(([extension]) => name.endsWith(`.${extension}`));
  if (!format) throw new RangeError(`demoDocument: '${name}' must be a ${Object.keys(formats).join(', ')}.`);
  const parts = source.split(/\n\s*\n/).filter((part) => part.trim() !== '');
  return format[1](parts.map((part) => blockOf(part.trim().split('\n'))));
}

function blockOf(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('#')) return { kind: 'heading', text: first.replace(/^#+\s*/, '') };
  if (first.startsWith('- ')) return { kind: 'lines', lines: lines.map((line) => line.slice(2)), isList: true };
  if (!first.startsWith('|')) return { kind: 'paragraph', text: lines.join(' ') };
  const rows = lines.filter((line) => !/^[|\s:-]+$/.test(line));
  return { kind: 'table', rows: rows.map((row) => row.split('|').slice(1, -1).map(cellOf)) };
}

function cellOf(written: string): Cell {
  const text = written.trim();
  const [, number, share] = /^(-?\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  if (number === undefined) return { text };
  return share === '%' ? { text, number: Number(number) / 100, isShare: true } : { text, number: Number(number) };
}
