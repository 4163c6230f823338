import { readFileSync } from 'node:fs';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, it } from 'vitest';

import { readDocx } from './readDocx.ts';
import { readPptx } from './readPptx.ts';
import { tabCells } from './tabCells.ts';

const sample = (name: string) => unzipSync(readFileSync(new URL(`../../documents/samples/${name}`, import.meta.url)));
const word = sample('memo.docx');
const deck = sample('deck.pptx');

function docxOf(...paragraphs: string[]) {
  const body = paragraphs.map((one) => `<w:p>${one}</w:p>`).join('');
  const xml = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  const rows = readDocx(
    zipSync({ 'word/document.xml': strToU8(xml), '[Content_Types].xml': word['[Content_Types].xml'] ?? strToU8('') }),
  );
  return rows.map(({ text, cells, table }) => [cells ? cells.map((cell) => cell.text) : text, table]);
}

const tabbed = (label: string, value: string, style = '') =>
  `${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}<w:r><w:t>${label}</w:t><w:tab/><w:t>${value}</w:t></w:r>`;

it('reads Word lines with tabs as the rows of a table', () => {
  const read = docxOf(
    tabbed('Localidad', 'Lisboa, Portugal'),
    tabbed('Equipo', '11'),
    '<w:r><w:t>Una frase.</w:t></w:r>',
    tabbed('Sector', 'Salud'),
  );
  expect(read).toEqual([
    [['Localidad', 'Lisboa, Portugal'], 1],
    [['Equipo', '11'], 1],
    ['Una frase.', null],
    [['Sector', 'Salud'], 2],
  ]);
});

it('reads a table of contents, a heading and a numbered paragraph of Word as lines', () => {
  expect(
    docxOf(
      tabbed('Team', '5', 'TOC1'),
      `<w:hyperlink w:anchor="_Toc12">${tabbed('Market', '7')}</w:hyperlink>`,
      tabbed('1', 'Market', 'Heading1'),
      tabbed('2.1', 'Equipo de once personas'),
    ),
  ).toEqual([
    ['Team 5', null],
    ['Market 7', null],
    ['1 Market', null],
    ['2.1 Equipo de once personas', null],
  ]);
});

it('reads slide lines with tabs as the rows of a table', () => {
  const name = 'ppt/slides/slide2.xml';
  const xml = strFromU8(deck[name] ?? new Uint8Array());
  const lines = ['Sede\tVigo', 'Equipo\t11'].map((line) => `<a:p><a:r><a:t>${line}</a:t></a:r></a:p>`).join('');
  const changed = xml.replace(/<p:sp>/, `<p:sp><p:txBody>${lines}</p:txBody></p:sp><p:sp>`);
  const rows = readPptx(zipSync({ ...deck, [name]: strToU8(changed) })).filter(({ cells }) => cells !== null);
  expect(rows.slice(0, 2).map(({ text, table }) => [text, table])).toEqual([
    ['Sede\tVigo', rows[0]?.table],
    ['Equipo\t11', rows[0]?.table],
  ]);
});

it.each([
  ['Revenue\t\t2.4 M€', ['Revenue', '2.4 M€']],
  ['Year\t2024\t2025', ['Year', '2024', '2025']],
  ['•\tRevenue: 2.4 M€', null],
  ['3.\tRevenue grew', null],
  ['4)\tTeam\t11', ['Team', '11']],
  ['One line', null],
  ['\tIndented', null],
  ['', null],
])('%j has the cells %j', (line, cells) => {
  expect(tabCells(line)).toEqual(cells);
});
