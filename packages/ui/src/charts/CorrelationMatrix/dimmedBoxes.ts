import type { MatrixLayout } from './matrixLayout.ts';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The area outside the row and the column of a position, names included: up to four boxes, px. */
export function dimmedBoxes({ rows, columns, cell, width, height }: MatrixLayout, place: number): Box[] {
  const [top, left] = [rows[place]?.y, columns[place]?.x];
  if (top === undefined || left === undefined) return [];
  const columnSpans = spans(left, cell.width, width);
  return spans(top, cell.height, height).flatMap(([y, tall]) =>
    columnSpans.map(([x, wide]) => ({ x, y, width: wide, height: tall })),
  );
}

/** Start and size of what remains of a length before and after a part of it. */
function spans(start: number, size: number, whole: number): (readonly [number, number])[] {
  const after = start + size;
  return (
    [
      [0, start],
      [after, whole - after],
    ] as const
  ).filter(([, left]) => left > 0);
}
