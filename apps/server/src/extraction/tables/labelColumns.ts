import type { Cell } from '../layout/passages.ts';
import { labelsIn } from './startupTables.ts';

interface CellRow {
  cells: Cell[];
}

/** The fewest labels that make a column one of labels. */
const fewest = 3;
/** The smallest share of a column's filled cells that are known labels in a column of labels. */
const least = 0.4;

/**
 * Arranges the rows of a table so that each begins with its label: without columns of numbers or sections before it, with
 * one row for each pair of label and value side by side, and with the value after its label where it stands before it.
 * Tables whose labels are in the first column only, or in no column, stay the same.
 */
export function fromLabels<Row extends CellRow>(given: readonly Row[]): readonly Row[] {
  const rows = fromOneColumn(given);
  const columns = labelColumns(rows);
  const [first, ...others] = columns;
  if (first === undefined || (first === 0 && others.length === 0)) return rows;
  const last = Math.max(...rows.map(({ cells }) => lastFilled(cells)));
  if (others.length === 0 && first === last) return rows.map((row) => ({ ...row, cells: row.cells.toReversed() }));
  return rows.flatMap((row) => {
    const parts = columns.map((from, index) => row.cells.slice(from, columns[index + 1]));
    const filled = parts.filter((part) => part.some(({ text }) => text !== ''));
    return filled.length === 0 ? [row] : filled.map((cells) => ({ ...row, cells }));
  });
}

/** Makes a row of each label and the value below it, if a table has one filled cell in each row and they take turns. */
function fromOneColumn<Row extends CellRow>(rows: readonly Row[]): readonly Row[] {
  if (rows.length < 2 * fewest || !rows.every(({ cells }) => cells.filter(({ text }) => text !== '').length === 1)) {
    return rows;
  }
  const from = rows.length % 2;
  const pairs = Array.from({ length: (rows.length - from) / 2 }, (_, index) =>
    rows.slice(from + 2 * index).slice(0, 2),
  );
  const cellsOf = (row: Row | undefined) => row?.cells.filter(({ text }) => text !== '') ?? [];
  const isInTurn = (upper: Row | undefined, lower: Row | undefined) =>
    labelsIn(cellsOf(upper)) === 1 && labelsIn(cellsOf(lower)) === 0;
  const known = pairs.filter(([upper, lower]) => isInTurn(upper, lower));
  if (known.length < fewest || known.length < pairs.length * least) return rows;
  return pairs.flatMap(([upper, lower]) =>
    upper && lower ? [{ ...upper, cells: [...cellsOf(upper), ...cellsOf(lower)] }] : [],
  );
}

/** Returns the columns that are mostly known labels, unless two of them are side by side, as under a row of heads. */
function labelColumns(rows: readonly CellRow[]): number[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  if (rows.length < fewest || width < 2) return [];
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) => isOfLabels(rows, column));
  return columns.some((column, index) => column === (columns[index - 1] ?? -2) + 1) ? [] : columns;
}

function isOfLabels(rows: readonly CellRow[], column: number): boolean {
  const cells = rows.flatMap((row) => row.cells[column] ?? []).filter(({ text }) => text !== '');
  // The section of each row is the same word over and over.
  const different = [...new Map(cells.map((cell) => [cell.text, cell])).values()];
  const labels = labelsIn(different);
  return labels >= fewest && labels >= cells.length * least;
}

function lastFilled(cells: readonly Cell[]): number {
  return cells.findLastIndex(({ text }) => text !== '');
}
