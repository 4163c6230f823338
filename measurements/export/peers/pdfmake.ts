import pdfMake from 'pdfmake/build/pdfmake.js';
import fonts from 'pdfmake/build/vfs_fonts.js';

import type { Maker } from '../offer.ts';
import type { PrintedTable } from '../tables.ts';
import { fontSize, margin } from './paper.ts';

pdfMake.addVirtualFileSystem(fonts);

export const pdfmakeTables =
  (tables: readonly PrintedTable[]): Maker =>
  () =>
    pdfMake
      .createPdf({
        pageSize: 'LETTER',
        pageOrientation: 'landscape',
        pageMargins: margin,
        defaultStyle: { fontSize },
        content: tables.flatMap(({ title, head, rows }) => [
          title,
          { table: { headerRows: 1, widths: head.map(() => '*'), body: [[...head], ...rows.map((row) => [...row])] } },
        ]),
      })
      .getBlob();
