import { Parser } from 'htmlparser2';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { openZip } from './openZip.ts';
import { tabCells } from './tabCells.ts';
import { Unreadable } from './Unreadable.ts';

const headingStyle = /^(?:heading|title|t[ií]tulo|encabezado)/i;
/** The styles of a table of contents, where a tab leads to a page number. */
const contentsStyle = /^(?:toc|tdc|contents)\d/i;
const parts = /^word\/(document|header\d*|footer\d*|footnotes)\.xml$/;

/** Paragraphs and table rows of a Word document, without hidden text. Pages are counted by the page breaks in the file. */
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
  let isHidden = false;
  let isContents = false;
  let isInColumns = false;
  let isApart = false;
  const rows: Cell[][] = [];
  const cells: string[][] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'w:t') isText = !isHidden;
        else if (name === 'w:r') isHidden = false;
        else if (name === 'w:vanish') isHidden = !/^(?:false|0|off)$/.test(attributes['w:val'] ?? '');
        else if (name === 'w:tab') text += '\t';
        else if (name === 'w:hyperlink') isContents ||= /^_toc/i.test(attributes['w:anchor'] ?? '');
        else if (name === 'w:pStyle') style = attributes['w:val'] ?? '';
        else if (name === 'w:br' && attributes['w:type'] === 'page') page += 1;
        else if (name === 'w:lastRenderedPageBreak') page += 1;
        else if (name === 'w:br') text += '\n';
        else if (name === 'w:tbl' && rows.length === 0) beginTable();
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
    } else addLines(words);
    text = '';
    style = '';
    isContents = false;
  }

  /** Adds the lines of a paragraph. Lines with tabs that follow each other are the rows of one table. */
  function addLines(words: string): void {
    const isHeading = headingStyle.test(style);
    const isPlain = isHeading || isContents || contentsStyle.test(style);
    for (const line of words.split('\n')) {
      const columns = isPlain ? null : tabCells(line);
      if (columns) {
        if (!isInColumns) table += 1;
        const row = columns.map((one) => ({ text: one, ref: null }));
        passages.push(tableRow(row, page, part * 10_000 + table));
      } else {
        const tidy = line.replaceAll(/\s+/g, ' ').trim();
        if (tidy) passages.push(paragraph(tidy, page, isHeading, isApart));
        isApart = tidy === '';
      }
      isInColumns = columns !== null;
    }
  }

  function beginTable(): void {
    table += 1;
    isInColumns = false;
  }

  function endRow(): void {
    const row = rows.pop() ?? [];
    if (row.some((cell) => cell.text)) passages.push(tableRow(row, page, part * 10_000 + table));
  }
}
