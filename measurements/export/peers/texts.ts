import type { Maker } from '../offer.ts';
import type { PrintedTable } from '../tables.ts';
import { fontSize, margin, paper } from './paper.ts';

const rowHeight = 10;

/** The floor: every text at its position, without rules, text measurement or word wrap. */
export const texts =
  (tables: readonly PrintedTable[]): Maker =>
  () => {
    const pdf = paper();
    pdf.setFontSize(fontSize);
    const { width, height } = pdf.internal.pageSize;
    let y = margin;
    const line = (cells: readonly string[]) => {
      if (y > height - margin) {
        pdf.addPage();
        y = margin;
      }
      const step = (width - 2 * margin) / cells.length;
      for (const [index, cell] of cells.entries()) pdf.text(cell, margin + index * step, y);
      y += rowHeight;
    };
    for (const { title, head, rows } of tables) {
      line([title]);
      line(head);
      for (const row of rows) line(row);
    }
    return pdf.output('blob');
  };
