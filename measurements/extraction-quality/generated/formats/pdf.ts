import { jsPDF } from 'jspdf';

import { type Block, type Cell, textCell } from '../Block.ts';

const left = 50;
const width = 495;
const bottom = 790;
const lineHeight = 15;

/** A PDF with a text layer on A4 pages; tables have columns without lines. */
export function pdf(blocks: readonly Block[]): Uint8Array {
  const page = new jsPDF({ unit: 'pt', format: 'a4', compress: true });
  page.setCreationDate("D:20260101000000+00'00'");
  page.setFileId('00000000000000000000000000000000');
  let top = 60;

  function breakPage(height: number): void {
    if (top + height <= bottom) return;
    page.addPage();
    top = 60;
  }

  function lines(text: string, size: number): void {
    page.setFontSize(size);
    for (const line of page.splitTextToSize(text, width) as string[]) {
      breakPage(lineHeight);
      page.text(line, left, top);
      top += size + 5;
    }
  }

  function row(cells: readonly Cell[]): void {
    page.setFontSize(9);
    const column = width / cells.length;
    const wrapped = cells.map(({ text }) => page.splitTextToSize(text, column - 6) as string[]);
    breakPage(lineHeight * Math.max(...wrapped.map((cell) => cell.length)));
    for (const [index, cell] of wrapped.entries()) page.text(cell, left + index * column, top);
    top += lineHeight * Math.max(...wrapped.map((cell) => cell.length)) + 4;
  }

  for (const block of blocks) {
    if (block.kind === 'heading') lines(block.text, 16);
    if (block.kind === 'paragraph') lines(block.text, 11);
    if (block.kind === 'lines') for (const line of block.lines) lines(block.isList ? `• ${line}` : line, 11);
    if (block.kind === 'table') for (const cells of block.rows) row(cells);
    if (block.kind === 'pairs') for (const { label, cell } of block.pairs) row([textCell(label), cell]);
    top += 8;
  }
  return new Uint8Array(page.output('arraybuffer'));
}
