import { autoTable } from 'jspdf-autotable';

import type { Maker } from '../offer.ts';
import type { PrintedTable } from '../tables.ts';
import { fontSize, margin, paper } from './paper.ts';

export const autoTables =
  (tables: readonly PrintedTable[]): Maker =>
  () => {
    const pdf = paper();
    for (const { title, head, rows } of tables)
      autoTable(pdf, {
        head: [[{ content: title, colSpan: head.length }], [...head]],
        body: rows.map((row) => [...row]),
        margin,
        styles: { font: 'Inter', fontSize, cellPadding: 2 },
      });
    return pdf.output('blob');
  };
