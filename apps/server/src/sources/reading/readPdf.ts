import { getDocumentProxy } from 'unpdf';

import { paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { emptyLine, joinLines, type Line } from './joinLines.ts';
import { type PageLine, pageLines, type TextItem } from './pdfLines.ts';
import { Unreadable } from './Unreadable.ts';

const mostPages = 1000;
const longCell = 70;

/** Paragraphs and table rows of a PDF, page by page. A scanned page has none. */
export async function readPdf(bytes: Uint8Array): Promise<Passage[]> {
  const pdf = await open(bytes);
  const passages: Passage[] = [];
  for (let page = 1; page <= Math.min(pdf.numPages, mostPages); page += 1) {
    const { items } = await (await pdf.getPage(page)).getTextContent();
    passages.push(...passagesOf(pageLines(items.flatMap(textItem)), page));
  }
  await pdf.cleanup();
  return passages;
}

async function open(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    const { name } = Object(error) as { name?: string };
    if (name === 'PasswordException') throw new Unreadable('protected');
    throw new Unreadable('corrupt', String(error));
  }
}

function textItem(item: unknown): TextItem[] {
  const { str, transform, width } = Object(item) as { str?: string; transform?: number[]; width?: number };
  if (typeof str !== 'string' || !transform) return [];
  const [, , c = 0, d = 0, x = 0, y = 0] = transform;
  return [{ text: str, x, y, width: width ?? 0, size: Math.hypot(c, d) }];
}

function passagesOf(lines: readonly PageLine[], page: number): Passage[] {
  const passages: Passage[] = [];
  const usual = usualSize(lines);
  let open: Line[] = [];
  let table = page * 1000;
  for (const { cells, gap, size } of lines) {
    const [only] = cells;
    const isRow = cells.length > 1 && cells.every((cell) => cell.length < longCell);
    if (isRow || (gap > 1.5 && size > usual * 1.15)) flush();
    if (isRow) {
      if (gap > 2) table += 1;
      passages.push(
        tableRow(
          cells.map((text) => ({ text, ref: null })),
          page,
          table,
        ),
      );
    } else if (size > usual * 1.15 && only && cells.length === 1 && only.length < 90) {
      flush();
      passages.push(paragraph(only, page, true));
      table += 1;
    } else open.push(...cells.map((text, index) => ({ text, gap: index === 0 ? gap : 1 })));
  }
  flush();
  return passages;

  function flush(): void {
    passages.push(...joinLines(open).map(({ text, gap }) => paragraph(text, page, false, gap >= emptyLine)));
    open = [];
  }
}

/** The most common font size. */
function usualSize(lines: readonly PageLine[]): number {
  const letters = new Map<number, number>();
  for (const { size, cells } of lines) {
    const rounded = Math.round(size * 2) / 2;
    letters.set(rounded, (letters.get(rounded) ?? 0) + cells.join('').length);
  }
  return [...letters].reduce((best, next) => (next[1] > best[1] ? next : best), [12, 0])[0];
}
