import html2pdf from 'html2pdf.js';

import type { Maker } from '../offer.ts';
import type { PrintedTable } from '../tables.ts';

const row = (tag: 'th' | 'td', cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

/** A PDF with images of an HTML page. */
export const picture =
  (tables: readonly PrintedTable[]): Maker =>
  () => {
    const html = tables.map(
      ({ title, head, rows }) =>
        `<h2>${title}</h2><table>${row('th', head)}${rows.map((cells) => row('td', cells)).join('')}</table>`,
    );
    return html2pdf()
      .set({
        margin: 1,
        image: { type: 'jpeg', quality: 0.98 },
        html2canvas: { scale: 0.75 },
        jsPDF: { unit: 'in', format: 'letter', orientation: 'landscape' },
      })
      .from(`<div style="font: 7pt sans-serif">${html.join('')}</div>`)
      .outputPdf('blob');
  };
