import type { Slide } from './sources/Source.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const paragraph = (text: string) => `<text:p>${escaped(text)}</text:p>`;
const box = (top: number, height: number, words: string, type = '') =>
  `<draw:frame ${type} svg:x="2cm" svg:y="${top}cm" svg:width="24cm" svg:height="${height}cm"><draw:text-box>${words}</draw:text-box></draw:frame>`;

const namespaces = ['office', 'table', 'text', 'style']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');

/** A deck as a flat OpenDocument file (one XML text). */
export function flatDeck(slides: readonly Slide[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document ${namespaces} xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation">
<office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="28cm" fo:page-height="15.75cm"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page style:name="M" style:page-layout-name="P"/></office:master-styles>
<office:body><office:presentation>${slides.map(page).join('')}</office:presentation></office:body></office:document>`;
}

function page({ title, lines = [], table }: Slide): string {
  return `<draw:page draw:master-page-name="M">${box(0.7, 2, paragraph(title), 'presentation:class="title"')}${
    lines.length > 0 ? box(3.5, 8, lines.map(paragraph).join('')) : ''
  }${table ? tableFrame(table) : ''}</draw:page>`;
}

const cells = (row: readonly string[]) =>
  row.map((cell) => `<table:table-cell>${paragraph(cell)}</table:table-cell>`).join('');

function tableFrame(rows: readonly (readonly string[])[]): string {
  const columns = '<table:table-column/>'.repeat(rows[0]?.length ?? 0);
  const body = rows.map((row) => `<table:table-row>${cells(row)}</table:table-row>`).join('');
  return `<draw:frame svg:x="2cm" svg:y="5cm" svg:width="24cm" svg:height="7cm"><table:table>${columns}${body}</table:table></draw:frame>`;
}
