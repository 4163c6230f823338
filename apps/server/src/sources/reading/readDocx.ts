import { Parser } from 'htmlparser2';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/passages.ts';
import { openZip } from './openZip.ts';
import { Unreadable } from './Unreadable.ts';

const parts = /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/;

/** Paragraphs and table rows of a Word document. Pages are counted by the page breaks in the file. */
export function readDocx(bytes: Uint8Array): Passage[] {
  const files = openZip(bytes, (name) => parts.test(name));
  const body = files.get('word/document.xml');
  if (body === undefined) throw new Unreadable('corrupt', 'there is no document part');
  const rest = [...files].filter(([name]) => name !== 'word/document.xml').toSorted(([a], [b]) => a.localeCompare(b));
  return [body, ...rest.map(([, xml]) => xml)].flatMap((xml, part) => passagesOf(xml, part));
}

function passagesOf(xml: string, part: number): Passage[] {
  const passages: Passage[] = [];
  let page = 1;
  let table = 0;
  let text = '';
  let style = '';
  let isText = false;
  const rows: Cell[][] = [];
  const cells: string[][] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'w:t') isText = true;
        else if (name === 'w:tab') text += '\t';
        else if (name === 'w:pStyle') style = attributes['w:val'] ?? '';
        else if (name === 'w:br' && attributes['w:type'] === 'page') page += 1;
        else if (name === 'w:lastRenderedPageBreak') page += 1;
        else if (name === 'w:br') text += '\n';
        else if (name === 'w:tbl' && rows.length === 0) table += 1;
        else if (name === 'w:tr') rows.push([]);
        else if (name === 'w:tc') cells.push([]);
      },
      ontext(words) {
        if (isText) text += words;
      },
      onclosetag(name) {
        if (name === 'w:t') isText = false;
        else if (name === 'w:p') endParagraph();
        else if (name === 'w:tc') rows.at(-1)?.push({ text: (cells.pop() ?? []).join(' '), ref: null });
        else if (name === 'w:tr') endRow();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return passages;

  function endParagraph(): void {
    const words = text.trim();
    const cell = cells.at(-1);
    if (cell) {
      if (words) cell.push(words.replaceAll(/\s+/g, ' '));
    } else if (words) passages.push(...linesOf(words, page, /^(heading|title|t[ií]tulo|encabezado)/i.test(style)));
    text = '';
    style = '';
  }

  function endRow(): void {
    const row = rows.pop() ?? [];
    if (row.some((cell) => cell.text)) passages.push(tableRow(row, page, part * 10_000 + table));
  }
}

/** Splits a paragraph at manual line breaks; a line with a tab is a row of two cells. */
function linesOf(words: string, page: number, isHeading: boolean): Passage[] {
  return words.split('\n').flatMap((line) => {
    const tidy = line.trim().replaceAll(/[^\S\t]+/g, ' ');
    return tidy ? [paragraph(tidy, page, isHeading)] : [];
  });
}
