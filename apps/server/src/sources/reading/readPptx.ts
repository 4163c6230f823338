import { posix as archive } from 'node:path';

import { Parser } from 'htmlparser2';

import { type Cell, paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { openZip } from './openZip.ts';
import { tabCells } from './tabCells.ts';
import { Unreadable } from './Unreadable.ts';

const presentation = 'ppt/presentation.xml';
const parts = /^ppt\/(?:presentation|(?:slides|notesSlides)\/[^/]+)\.xml$|^ppt\/(?:slides\/)?_rels\/[^/]+\.rels$/;

/** Paragraphs and table rows of every slide in the order of the presentation, the notes of a slide after it. Hidden slides are left out. */
export function readPptx(bytes: Uint8Array): Passage[] {
  const files = openZip(bytes, (name) => parts.test(name));
  const whole = files.get(presentation);
  if (whole === undefined) throw new Unreadable('corrupt', 'there is no presentation part');
  const targets = relationsOf(files, presentation);
  const slides = elementsOf(whole, 'p:sldId').flatMap((slide) => targets.filter(({ id }) => id === slide['r:id']));
  return slides.flatMap(({ path }, index) => {
    const [slide] = elementsOf(files.get(path) ?? '', 'p:sld');
    if (slide?.['show'] === '0') return [];
    const notes = relationsOf(files, path).filter(({ type }) => type.endsWith('/notesSlide'));
    return [{ path, isNotes: false }, ...notes.map((one) => ({ path: one.path, isNotes: true }))].flatMap((part) =>
      passagesOf(files.get(part.path) ?? '', index + 1, part.isNotes),
    );
  });
}

/** The relationships of a part, with the archive path of each target. */
function relationsOf(files: ReadonlyMap<string, string>, part: string) {
  const relations = files.get(archive.join(archive.dirname(part), '_rels', `${archive.basename(part)}.rels`)) ?? '';
  return elementsOf(relations, 'Relationship').map(({ Id: id = '', Type: type = '', Target: target = '' }) => ({
    id,
    type,
    // Relative to the part, or to the root of the archive.
    path: archive.resolve('/', archive.dirname(part), target).slice(1),
  }));
}

function elementsOf(xml: string, element: string): Record<string, string>[] {
  const found: Record<string, string>[] = [];
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === element) found.push(attributes);
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return found;
}

function passagesOf(xml: string, slide: number, isNotes: boolean): Passage[] {
  const passages: Passage[] = [];
  let table = 0;
  let text = '';
  let isText = false;
  let isTitle = false;
  let isField = false;
  let isInColumns = false;
  let isApart = false;
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
        else if (name === 'a:tbl') beginTable();
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
    for (const line of text.split('\n')) {
      const tidy = line.replaceAll(/\s+/g, ' ').trim();
      const columns = cell || isTitle ? null : tabCells(line);
      if (columns) addColumns(columns);
      else if (!cell) isInColumns = false;
      if (cell) cell.push(...(tidy ? [tidy] : []));
      else {
        if (tidy && !columns) passages.push(paragraph(tidy, slide, isTitle && !isNotes, isApart));
        isApart = tidy === '';
      }
    }
    text = '';
  }

  /** Adds a line with tabs; those that follow each other are the rows of one table. */
  function addColumns(columns: readonly string[]): void {
    if (!isInColumns) table += 1;
    isInColumns = true;
    passages.push(
      tableRow(
        columns.map((one) => ({ text: one, ref: null })),
        slide,
        slide * 1000 + table,
      ),
    );
  }

  function beginTable(): void {
    table += 1;
    isInColumns = false;
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
