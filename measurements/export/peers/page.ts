import { offer } from '../offer.ts';
import { report } from '../report.ts';
import { tablesOf } from '../tables.ts';

const tables = tablesOf(report);

offer({
  'texts alone, on jsPDF': async () => (await import('./texts.ts')).texts(tables),
  'jsPDF with autotable': async () => (await import('./autoTable.ts')).autoTables(tables),
  pdfmake: async () => (await import('./pdfmake.ts')).pdfmakeTables(tables),
  'html2pdf.js': async () => (await import('./html2pdf.ts')).picture(tables),
});
