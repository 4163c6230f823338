export interface ChartGrid {
  /** Number of marks. */
  count: number;
  /** Marks in a row; 1 for a list. */
  columns: number;
}

const step = (index: number, by: number, low: number, high: number): number =>
  index + by < low || index + by > high ? index : index + by;

/**
 * The mark that gets the focus after a key press, in a list or a grid of marks in reading order.
 *
 * Arrows move by one and stop at the edge; Home and End go to the ends of the row (of the list, when it has one
 * column); PageUp and PageDown to the first and the last mark; Escape leaves.
 *
 * @param active index of the focused mark, or null.
 * @returns the new index; null after Escape; the same index for every other key.
 */
export function chartKeyboard(active: number | null, key: string, grid: ChartGrid): number | null {
  const { count, columns } = grid;
  if (count === 0 || key === 'Escape') return null;
  const last = count - 1;
  const index = active ?? 0;
  if (columns === 1) {
    if (key === 'ArrowDown' || key === 'ArrowRight') return step(index, 1, 0, last);
    if (key === 'ArrowUp' || key === 'ArrowLeft') return step(index, -1, 0, last);
    if (key === 'Home' || key === 'PageUp') return 0;
    if (key === 'End' || key === 'PageDown') return last;
    return active;
  }
  const rowStart = index - (index % columns);
  const rowEnd = Math.min(rowStart + columns - 1, last);
  switch (key) {
    case 'ArrowRight':
      return step(index, 1, rowStart, rowEnd);
    case 'ArrowLeft':
      return step(index, -1, rowStart, rowEnd);
    case 'ArrowDown':
      return step(index, columns, 0, last);
    case 'ArrowUp':
      return step(index, -columns, 0, last);
    case 'Home':
      return rowStart;
    case 'End':
      return rowEnd;
    case 'PageUp':
      return 0;
    case 'PageDown':
      return last;
    default:
      return active;
  }
}
