import { isNoValue } from '../values/noValue.ts';
import { isPeriodHead } from '../values/periods.ts';
import { fold } from '../words/fold.ts';
import { type Cell, type Passage, tableRow } from './passages.ts';

const longest = 60;
const period = /^(?:fy ?|real |cierre |plan |ltm ?)?(?:19|20)\d\d(?: ?\(?[a-z ]{0,12}\)?)?$/;

/**
 * Restores tables that a file format outputs one cell per line: after a header of periods, each label is followed by
 * one figure per period.
 */
export function withLineTables(passages: readonly Passage[]): Passage[] {
  const restored: Passage[] = [];
  let at = 0;
  let table = 1_000_000;
  while (at < passages.length) {
    const rows = rowsFrom(passages, at);
    if (rows.length > 1) {
      table += 1;
      for (const row of rows) restored.push(tableRow(row.map(cellOf), row[0]?.page ?? null, table));
      at += rows.reduce((count, row) => count + row.length, 0);
    } else {
      const passage = passages[at];
      if (passage) restored.push(passage);
      at += 1;
    }
  }
  return restored;
}

function cellOf({ text }: Passage): Cell {
  return { text, ref: null };
}

/** Returns the rows of a table whose header begins at an index: none without a header, only the header without rows. */
function rowsFrom(passages: readonly Passage[], from: number): Passage[][] {
  const head = passages[from];
  if (!head || !isCell(head) || isPeriod(head)) return [];
  const periods = run(passages, from + 1, isPeriod);
  if (periods.length < 2) return [];
  const rows = [[head, ...periods]];
  for (let at = from + 1 + periods.length; ; at += 1 + periods.length) {
    const row = passages.slice(at, at + 1 + periods.length);
    const [label, ...figures] = row;
    const fits =
      label && figures.length === periods.length && isCell(label) && !isFigure(label) && figures.every(isFigure);
    if (!fits || label.page !== head.page) return rows;
    rows.push(row);
  }
}

function run(passages: readonly Passage[], from: number, fits: (passage: Passage) => boolean): Passage[] {
  let end = from;
  for (let passage = passages[end]; passage && fits(passage); passage = passages[end]) end += 1;
  return passages.slice(from, end);
}

function isCell({ cells, text }: Passage): boolean {
  return cells === null && text.length <= longest;
}

function isPeriod(passage: Passage): boolean {
  const folded = fold(passage.text).trim();
  return isCell(passage) && (period.test(folded) || isPeriodHead(folded));
}

function isFigure(passage: Passage): boolean {
  const text = passage.text.trim();
  return (
    isCell(passage) && (isNoValue(text) || /^[-+(]?\s?[€$£]?\s?-?\d[\d.,\s]*\s?(?:%|[kmb]|bn|m€|k€|€)?\)?$/i.test(text))
  );
}
