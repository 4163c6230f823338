import type { Cell } from '../layout/passages.ts';
import { labelsIn } from './startupTables.ts';

interface CellRow {
  cells: readonly Cell[];
}

const fewestLabels = 2;

/**
 * Splits a table of several rows of labels, each with one row of values below it, or each with one above it as on cards,
 * into tables of two rows with the labels first. Other tables stay the same.
 */
export function splitAtLabels<Row extends CellRow>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length < 4 || rows.length % 2 === 1) return [rows];
  const areLabels = rows.map(isOfLabels);
  const isInTurn = areLabels.every((isLabels, index) => isLabels === (index % 2 === 0 ? areLabels[0] : !areLabels[0]));
  if (!isInTurn) return [rows];
  return Array.from({ length: rows.length / 2 }, (_, index) => {
    const two = rows.slice(2 * index, 2 * index + 2);
    return areLabels[0] ? two : two.toReversed();
  });
}

function isOfLabels({ cells }: CellRow): boolean {
  const filled = cells.filter(({ text }) => text !== '');
  const labels = labelsIn(filled);
  return labels >= fewestLabels && labels > filled.length / 2;
}
