import { round2 } from '../shared/round2.ts';
import { fitText, textWidth, wrapText } from '../shared/textWidth.ts';

export interface MatrixInput {
  labels: readonly string[];
  /** Px at hand; many items may need more. */
  width: number;
}

export interface MatrixLayout {
  /** Px; more than the width at hand when the cells would become too small. */
  width: number;
  height: number;
  /** Rows named and numbered, columns numbered, whole per cent. */
  isDense: boolean;
  /** Decimals that fit into a cell. */
  decimals: 0 | 2;
  cell: { width: number; height: number };
  rows: { y: number; textY: number; label: string; number: string | null }[];
  columns: { x: number; textX: number; lines: string[] }[];
  /** Right edge of the row numbers, and of the labels where there are none. */
  labelWidth: number;
  headY: number;
}

const denseFrom = 13;
const gap = 2;
const smallText = 12;

/**
 * Geometry of a matrix of similarities: cells 40 px high with two decimals; from 13 items on 32 px with whole per cent and
 * numbered columns, so that no text is turned.
 */
export function matrixLayout({ labels, width }: MatrixInput): MatrixLayout {
  const count = labels.length;
  const isDense = count >= denseFrom;
  const longest = Math.max(0, ...labels.map((label) => textWidth(label, 13, 'bold')));
  const numberWidth = isDense ? 28 : 0;
  const labelWidth = Math.min(longest + 12, width * (width < 480 ? 0.28 : 0.22), 200) + numberWidth;
  const room = count === 0 ? 0 : (width - labelWidth) / count;
  const cellWidth = Math.max(isDense ? 30 : 44, room);
  const cellHeight = isDense ? 30 : 38;
  const headLines = isDense ? 1 : 2;
  const columns = labels.map((label, index) => ({
    x: round2(labelWidth + index * cellWidth),
    textX: round2(labelWidth + index * cellWidth + (cellWidth - gap) / 2),
    lines: isDense ? [String(index + 1)] : wrapText(label, cellWidth - gap, smallText, headLines),
  }));
  const lines = Math.max(1, ...columns.map((column) => column.lines.length));
  const headHeight = lines * 16 + 8;
  return {
    width: round2(Math.max(width, labelWidth + count * cellWidth)),
    height: headHeight + count * (cellHeight + gap),
    isDense,
    decimals: cellWidth >= 64 ? 2 : 0,
    cell: { width: round2(Math.max(0, cellWidth - gap)), height: cellHeight },
    rows: labels.map((label, index) => {
      const y = headHeight + index * (cellHeight + gap);
      return {
        y,
        textY: y + cellHeight / 2 + 4,
        label: fitText(label, labelWidth - numberWidth - 8, 13, 'bold'),
        number: isDense ? String(index + 1) : null,
      };
    }),
    columns,
    labelWidth: round2(labelWidth),
    headY: 12,
  };
}
