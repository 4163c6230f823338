import { saveFile } from '../../../saveFile.ts';
import type { ChartTableData } from '../ChartTable.tsx';
import { fileName } from './fileName.ts';
import { tableCsv } from './tableCsv.ts';

/** Saves the table of a chart. The byte order mark tells spreadsheets that the text is UTF-8. */
export function exportTable(title: string, table: ChartTableData): void {
  saveFile(fileName(title, 'csv'), new Blob([`\uFEFF${tableCsv(table)}`], { type: 'text/csv;charset=utf-8' }));
}
