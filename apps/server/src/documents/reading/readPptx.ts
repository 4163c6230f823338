import { Parser } from 'htmlparser2';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/passages.ts';
import { openZip } from './openZip.ts';
import { Unreadable } from './Unreadable.ts';

const slides = /^ppt\/(slides|notesSlides)\/[^/]+(\d+)\.xml$/;
const numberIn = (name: string) => Number(/(\d+)\.xml$/.exec(name)?.[1] ?? 0);

/** Paragraphs and table rows of every slide in its order, the notes of a slide after it. */
export function readPptx(bytes: Uint8Array): Passage[] {
  const files = openZip(bytes, (name) => slides.test(name) || name === 'ppt/presentation.xml');
  if (!files.has('ppt/presentation.xml')) throw new Unreadable('corrupt', 'there is no presentation part');
  const places = [...files]
    .filter(([name]) => name !== 'ppt/presentation.xml')
    .map(([name, xml]) => ({ slide: numberIn(name), isNotes: name.includes('notesSlides'), xml }))
    .toSorted((a, b) => a.slide - b.slide || Number(a.isNotes) - Number(b.isNotes));
  return places.flatMap(({ slide, isNotes, xml }) => passagesOf(xml, slide, isNotes));
}

function passagesOf(xml: string, slide: number, isNotes: boolean): Passage[] {
  const passages: Passage[] = [];
  let table = 0;
  let text = '';
  let isText = false;
  let isTitle = false;
  let isField = false;
  let row: Cell[] | null = null;
  let cell: string[] | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'a:t') isText = true;
        else if (name === 'a:fld') isField = true;
        else if (name === 'a:br') text += '\n';
        else if (name === 'p:sp') isTitle = false;
        else if (name === 'p:ph') isTitle = /title/i.test(attributes['type'] ?? '');
        else if (name === 'a:tbl') table += 1;
        else if (name === 'a:tr') row = [];
        else if (name === 'a:tc') cell = [];
      },
      ontext(words) {
        if (isText && !isField) text += words;
      },
      onclosetag(name) {
        if (name === 'a:t') isText = false;
        else if (name === 'a:fld') isField = false;
        else if (name === 'a:p') endParagraph();
        else if (name === 'a:tc') endCell();
        else if (name === 'a:tr') endRow();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  parser.end();
  return passages;

  function endParagraph(): void {
    const lines = text.split('\n').flatMap((line) => (line.trim() ? [line.trim().replaceAll(/\s+/g, ' ')] : []));
    if (cell) cell.push(...lines);
    else passages.push(...lines.map((line) => paragraph(line, slide, isTitle && !isNotes)));
    text = '';
  }

  function endCell(): void {
    row?.push({ text: (cell ?? []).join(' '), ref: null });
    cell = null;
  }

  function endRow(): void {
    if (row?.some((one) => one.text)) passages.push(tableRow(row, slide, slide * 1000 + table));
    row = null;
  }
}
