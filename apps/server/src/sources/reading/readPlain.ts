import { paragraph, type Passage, tableRow } from '../../extraction/passages.ts';
import { decodeText } from './decodeText.ts';
import { joinLines, type Line } from './joinLines.ts';
import { Unreadable } from './Unreadable.ts';

const columns = /\t+| {3,}|(?<=\S)\s*\|\s*/;

/** Paragraphs of a text file; form feeds separate pages, and lines with columns are table rows. */
export function readPlain(bytes: Uint8Array): Passage[] {
  const text = decodeText(bytes);
  if (text.includes('\0')) throw new Unreadable('disguised', 'there are bytes that are no text');
  return text.split('\f').flatMap((page, index) => passagesOf(page, index + 1));
}

function passagesOf(text: string, page: number): Passage[] {
  const passages: Passage[] = [];
  let lines: Line[] = [];
  let gap = 1;
  let table = page * 1000;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const cells = line.replace(/^\||\|$/g, '').split(columns);
    if (line === '') {
      gap += 1;
      table += 1;
    } else if (/^[-=_*|+:\s]{3,}$/.test(line)) gap = 1;
    else if (cells.length > 1) {
      flush();
      passages.push(
        tableRow(
          cells.map((cell) => ({ text: cell.trim(), ref: null })),
          page,
          table,
        ),
      );
      gap = 0;
    } else {
      lines.push({ text: line.replaceAll(/\s+/g, ' '), gap });
      gap = 0;
    }
  }
  flush();
  return passages;

  function flush(): void {
    // Pushed one by one, because hundreds of thousands exceed the argument limit of a function call.
    for (const words of joinLines(lines, { widest: 130 })) {
      passages.push(paragraph(words.replace(/^#+\s*/, ''), page, /^#+\s/.test(words)));
    }
    lines = [];
  }
}
