import { paragraph, type Passage, tableRow } from '../../extraction/layout/passages.ts';
import { emptyLine, joinLines, type Line } from './joinLines.ts';
import { Unreadable } from './Unreadable.ts';

const columns = /\t+| {3,}|(?<=\S)\s*\|\s*/;
const indent = /^(?:\s{3,}|\t)/;
const year = /^(?:fy ?|real |cierre |plan )?(?:19|20)\d\d(?!\d)[^\d]{0,14}$/i;
const longestFigures = 200;
/** Between two figures, not between a currency and its figure. */
const betweenFigures = /(?<!(?:EUR|USD|GBP|[€$£])\s*)\s+(?=(?:EUR\s|USD\s|GBP\s|[€$£])?\s?[-−(]?\d)/;

/** Paragraphs of a text file; form feeds separate pages, and lines with columns are table rows. */
export function readPlain(text: string): Passage[] {
  if (text.includes('\0')) throw new Unreadable('disguised', 'there are bytes that are no text');
  return text.split('\f').flatMap((page, index) => passagesOf(page, index + 1));
}

function passagesOf(text: string, page: number): Passage[] {
  const passages: Passage[] = [];
  let lines: Line[] = [];
  let gap = 1;
  let table = page * 1000;
  /** How many years the table's head has. */
  let years = 0;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    const cells = cellsOf(raw, years);
    if (cells.length > 1 && cells.slice(1).every((cell) => year.test(cell))) years = cells.length - 1;
    else if (line === '') years = 0;
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
    for (const { text: words, gap: space } of joinLines(lines, { widest: 130 })) {
      passages.push(paragraph(words.replace(/^#+\s*/, ''), page, /^#+\s/.test(words), space >= emptyLine));
    }
    lines = [];
  }
}

/**
 * Splits a line into columns. A head of years has an empty cell above the labels, and the figures below it are split at
 * single spaces too, if there is one for each year.
 */
function cellsOf(raw: string, years: number): string[] {
  const cells = raw
    .trim()
    .replace(/^\||\|$/g, '')
    .split(columns);
  if (cells.length > 1 && indent.test(raw) && cells.every((cell) => year.test(cell.trim()))) return ['', ...cells];
  const [label, figures, ...more] = cells;
  if (years < 2 || label === undefined || figures === undefined || more.length > 0) return cells;
  if (figures.length > longestFigures) return cells;
  const split = figures.split(betweenFigures);
  return split.length === years ? [label, ...split] : cells;
}
