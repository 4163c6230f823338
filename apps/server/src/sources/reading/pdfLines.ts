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
const wordGap = 0.18;

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
  return rows.map((row) => {
    const [first] = row;
    const size = Math.max(...row.map((item) => item.size));
    const distance = above && first ? (above.y - first.y) / Math.max(size, 1) : 2;
    above = first;
    return { cells: cellsOf(row.toSorted((a, b) => a.x - b.x)), gap: Math.max(0, distance - 1.25), size };
  });
}

function cellsOf(row: readonly TextItem[]): string[] {
  const cells: string[] = [];
  let end = -Infinity;
  for (const { text, x, width, size } of row) {
    const gap = (x - end) / Math.max(size, 1);
    const last = cells.length - 1;
    if (gap > cellGap) cells.push(text);
    else cells[last] = `${cells[last]}${gap > wordGap && !cells[last]?.endsWith(' ') ? ' ' : ''}${text}`;
    end = x + width;
  }
  return cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
}
