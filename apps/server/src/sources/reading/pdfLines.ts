/** A piece of text on a page; origin bottom left, in points. */
export interface TextItem {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

/** One line of a page, split into cells at wide gaps. */
export interface PageLine {
  cells: string[];
  /** Space before it, in lines. */
  gap: number;
  size: number;
}

const cellGap = 1;
/** Starts a cell where the line above or below has one at the same position. */
const alignedGap = 0.4;
const wordGap = 0.18;
/** Tolerance of an alignment, in points. */
const alignment = 1.5;

interface Piece {
  text: string;
  x: number;
  end: number;
}

/** The lines of a page from top to bottom. Items at one height form a line; a wide gap starts a new cell. */
export function pageLines(items: readonly TextItem[]): PageLine[] {
  const rows: TextItem[][] = [];
  for (const item of items.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y || a.x - b.x)) {
    const row = rows.at(-1);
    const height = row?.[0];
    if (row && height && Math.abs(height.y - item.y) < Math.max(2, item.size * 0.35)) row.push(item);
    else rows.push([item]);
  }
  let above: TextItem | undefined;
  const sorted = rows.map((row) => row.toSorted((a, b) => a.x - b.x));
  const wide = sorted.map((row) => piecesOf(row, []));
  return rows.map((row, index) => {
    const [first] = row;
    const size = Math.max(...row.map((item) => item.size));
    const distance = above && first ? (above.y - first.y) / Math.max(size, 1) : 2;
    above = first;
    const beside = [wide[index - 1], wide[index + 1]].flatMap((pieces) => pieces?.slice(1) ?? []);
    const cells = piecesOf(sorted[index] ?? [], beside).map(({ text }) => text.replaceAll(/\s+/g, ' ').trim());
    return { cells: cells.filter(Boolean), gap: Math.max(0, distance - 1.25), size };
  });
}

/** Splits a line at wide gaps, and at narrower ones before a cell that is aligned with one of the lines beside it. */
function piecesOf(row: readonly TextItem[], beside: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, x, width, size } of row) {
    const last = pieces.at(-1);
    const gap = last ? (x - last.end) / Math.max(size, 1) : Infinity;
    const isAligned = beside.some(
      (piece) => Math.abs(piece.x - x) < alignment || Math.abs(piece.end - x - width) < alignment,
    );
    if (!last || gap > (isAligned ? alignedGap : cellGap)) pieces.push({ text, x, end: x + width });
    else {
      last.text += `${gap > wordGap && !last.text.endsWith(' ') ? ' ' : ''}${text}`;
      last.end = x + width;
    }
  }
  return pieces;
}
