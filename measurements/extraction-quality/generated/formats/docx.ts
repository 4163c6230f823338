import { type Block, type Cell, textCell } from '../Block.ts';
import { escaped } from './escaped.ts';
import { contentTypes, relations, xmlHead, zipped } from './zipped.ts';

const run = (text: string) =>
  text
    .split('\t')
    .map((words) => `<w:t xml:space="preserve">${escaped(words)}</w:t>`)
    .join('<w:tab/>');
const paragraph = (text: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r>${run(text)}</w:r></w:p>`;
const tableCell = ({ text }: Cell) =>
  `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`;

function table(rows: readonly (readonly Cell[])[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const grid = '<w:gridCol w:w="2400"/>'.repeat(columns);
  const body = rows.map((row) => `<w:tr>${row.map(tableCell).join('')}</w:tr>`);
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body.join('')}</w:tbl><w:p/>`;
}

function body(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return paragraph(block.text, 'Heading1');
    case 'paragraph':
      return paragraph(block.text);
    case 'lines':
      return block.lines.map((line) => paragraph(line)).join('');
    case 'table':
      return table(block.rows);
    default:
      return table(block.pairs.map(({ label, cell }) => [textCell(label), cell]));
  }
}

/** A document of Word. */
export function docx(blocks: readonly Block[]): Uint8Array {
  return zipped({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': 'wordprocessingml.document.main' }),
    '_rels/.rels': relations([['word/document.xml', 'officeDocument']]),
    'word/document.xml': `${xmlHead}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${blocks.map(body).join('')}</w:body></w:document>`,
  });
}
