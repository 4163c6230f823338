import { round2 } from '../shared/round2.ts';
import type { MatrixLayout } from './matrixLayout.ts';

export interface CellPath {
  /** Whole per cent, the diagonal, or no value. */
  fill: number | 'own' | 'unknown';
  d: string;
}

/** The cells of a matrix as one path for each colour. */
export function cellPaths(layout: MatrixLayout, valueAt: (row: number, column: number) => number | null): CellPath[] {
  const paths = new Map<CellPath['fill'], string>();
  const { width, height } = layout.cell;
  const corner = Math.min(2, width / 2, height / 2);
  const turn = (x: number, y: number): string => `a${corner},${corner} 0 0,1 ${x},${y}`;
  const across = round2(width - 2 * corner);
  const down = round2(height - 2 * corner);
  const shape = `h${across}${turn(corner, corner)}v${down}${turn(-corner, corner)}h${-across}${turn(-corner, -corner)}v${-down}${turn(corner, -corner)}Z`;
  for (const [row, { y }] of layout.rows.entries()) {
    for (const [column, { x }] of layout.columns.entries()) {
      const value = valueAt(row, column);
      const fill = value === null ? 'unknown' : row === column ? 'own' : Math.round(value * 100);
      paths.set(fill, `${paths.get(fill) ?? ''}M${round2(x + corner)},${y}${shape}`);
    }
  }
  return [...paths].map(([fill, d]) => ({ fill, d }));
}
