import type { Cell } from './sources/Source.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const namespaces = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/**
 * A workbook as a flat OpenDocument file (one XML text). Numbers have number cells, shares are formatted as
 * percentages.
 */
export function flatSheets(sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>): string {
  const tables = Object.entries(sheets).map(
    ([name, rows]) => `<table:table table:name="${escaped(name)}">${rows.map(tableRow).join('')}</table:table>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles><number:percentage-style style:name="N"><number:number number:decimal-places="1" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style><style:style style:name="share" style:family="table-cell" style:data-style-name="N"/></office:automatic-styles>
<office:body><office:spreadsheet>${tables.join('')}</office:spreadsheet></office:body></office:document>`;
}

function tableRow(row: readonly Cell[]): string {
  return `<table:table-row>${row.length > 0 ? row.map(tableCell).join('') : '<table:table-cell/>'}</table:table-row>`;
}

function tableCell(cell: Cell): string {
  if (cell === '') return '<table:table-cell/>';
  if (typeof cell === 'number') return `<table:table-cell office:value-type="float" office:value="${cell}"/>`;
  if (typeof cell === 'string') {
    return `<table:table-cell office:value-type="string"><text:p>${escaped(cell)}</text:p></table:table-cell>`;
  }
  return `<table:table-cell table:style-name="share" office:value-type="percentage" office:value="${cell.share}"/>`;
}
