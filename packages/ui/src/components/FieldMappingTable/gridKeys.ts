export const mappingColumns = ['name', 'value', 'target', 'remove'] as const;
export type MappingColumn = (typeof mappingColumns)[number];

export interface GridCell {
  row: number;
  column: number;
}

export interface GridKey {
  key: string;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  /** Position of the caret in a text; null without one. */
  caret: { isAtStart: boolean; isAtEnd: boolean } | null;
  /** The text has several lines, which up and down move through first. */
  isWrapped: boolean;
  /** The control uses up, down, Enter, Home and End for its own list unless Ctrl is held. */
  hasList: boolean;
}

/**
 * The cell that a key moves to. Up, down and Enter stay in the column; left and right leave a text only at its ends;
 * Ctrl with Home or End goes to the first or last row. Up and
 * down leave a text of several lines only at its ends. In a control with a list, up and down need Ctrl.
 *
 * @returns null when the key does not move, so that the browser handles it.
 */
export function moveInGrid(cell: GridCell, pressed: GridKey, rowCount: number): GridCell | null {
  const { key, ctrlKey, shiftKey, altKey, caret, isWrapped, hasList } = pressed;
  if (altKey) return null;
  const to = (row: number, column: number): GridCell | null => {
    const isInside = row >= 0 && row < rowCount && column >= 0 && column < mappingColumns.length;
    return isInside && (row !== cell.row || column !== cell.column) ? { row, column } : null;
  };
  const isFree = ctrlKey || !hasList;
  const isText = caret !== null;
  if (key === 'Enter' && isText && !hasList) return to(cell.row + (shiftKey ? -1 : 1), cell.column);
  if (shiftKey) return null;
  switch (key) {
    case 'ArrowUp':
      return isFree && (!isWrapped || ctrlKey || caret?.isAtStart) ? to(cell.row - 1, cell.column) : null;
    case 'ArrowDown':
      return isFree && (!isWrapped || ctrlKey || caret?.isAtEnd) ? to(cell.row + 1, cell.column) : null;
    case 'ArrowLeft':
      return caret === null || (caret.isAtStart && !ctrlKey) ? to(cell.row, cell.column - 1) : null;
    case 'ArrowRight':
      return caret === null || (caret.isAtEnd && !ctrlKey) ? to(cell.row, cell.column + 1) : null;
    case 'Home':
      return ctrlKey ? to(0, cell.column) : null;
    case 'End':
      return ctrlKey ? to(rowCount - 1, cell.column) : null;
    default:
      return null;
  }
}
