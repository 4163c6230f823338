import { ink } from '../../shell/theme/paperInk.ts';
import type { Sheet } from './sheet.ts';
import { shortened } from './shortened.ts';

export interface PdfColumn {
  title: string;
  /** Share of the table's width. */
  share: number;
  align?: 'left' | 'right';
  /** Indentation of the text, in points. */
  indent?: number;
}

export interface PdfCell {
  text: string;
  isBold?: boolean;
  color?: string;
}

/** Font sizes and spacing of tables, in points. */
const densities = {
  comfortable: { size: 8, headSize: 7.5, leading: 11, padding: 3 },
  /** For tables with many columns. */
  compact: { size: 7, headSize: 6.5, leading: 9, padding: 2 },
} as const;
export type TableDensity = keyof typeof densities;
/** Maximum number of lines of a column title, because names may be as long as the page is wide. */
const headLines = 3;

/** The lines of a title; a truncated title ends in an ellipsis. */
function titleLines(sheet: Sheet, title: string, width: number, size: number): string[] {
  const style = { size, isBold: true };
  const lines = sheet.lines(title, width, style);
  if (lines.length <= headLines) return lines;
  const rest = lines.slice(headLines - 1).join(' ');
  return [...lines.slice(0, headLines - 1), shortened(rest, (part) => sheet.widthOf(part, style) <= width)];
}

/**
 * Draws a table at the cursor. Its header is repeated on every page. Rows are as high as their text, and do not break
 * across pages.
 */
export function drawTable(
  sheet: Sheet,
  columns: readonly PdfColumn[],
  rows: readonly (readonly PdfCell[])[],
  density: TableDensity = 'comfortable',
): void {
  const { size, headSize, leading, padding } = densities[density];
  const starts = columns.map((_, index) =>
    columns.slice(0, index).reduce((sum, { share }) => sum + share * sheet.width, sheet.left),
  );
  const place = (index: number): { x: number; align: 'left' | 'right' } => {
    const { share = 0, align = 'left', indent = 0 } = columns[index] ?? {};
    const start = starts[index] ?? sheet.left;
    return align === 'right'
      ? { x: start + share * sheet.width - padding, align }
      : { x: start + padding + indent, align };
  };
  const widthOf = (index: number): number => {
    const { share = 0, indent = 0 } = columns[index] ?? {};
    return share * sheet.width - 2 * padding - indent;
  };
  const head = columns.map(({ title }, index) => ({
    ...place(index),
    lines: titleLines(sheet, title, widthOf(index), headSize),
  }));
  const tallest = Math.max(...head.map(({ lines }) => lines.length));
  const headHeight = tallest * leading + 2 * padding;
  const drawHead = (): void => {
    sheet.box(sheet.left, sheet.y, sheet.width, headHeight, ink.sunken);
    for (const { lines, x, align } of head) {
      for (const [line, text] of lines.entries()) {
        // All titles end on the line above the first row.
        const y = sheet.y + padding + leading * (tallest - lines.length + line + 0.75);
        sheet.text(text, x, y, { size: headSize, isBold: true, color: ink.muted, align });
      }
    }
    sheet.y += headHeight;
  };

  sheet.keep(headHeight + 3 * (leading + 2 * padding));
  drawHead();
  for (const row of rows) {
    const cells = row.map((cell, index) => ({
      ...cell,
      ...place(index),
      lines: sheet.lines(cell.text, widthOf(index), {
        size,
        isBold: cell.isBold ?? false,
      }),
    }));
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * leading + 2 * padding;
    const top = sheet.y;
    sheet.keep(height);
    if (sheet.y < top) drawHead();
    for (const { lines, x, align, isBold = false, color = ink.text } of cells) {
      for (const [line, text] of lines.entries()) {
        sheet.text(text, x, sheet.y + padding + leading * (line + 0.75), { size, isBold, color, align });
      }
    }
    sheet.y += height;
    sheet.line([sheet.left, sheet.y], [sheet.right, sheet.y], ink.track);
  }
  sheet.y += 8;
}
