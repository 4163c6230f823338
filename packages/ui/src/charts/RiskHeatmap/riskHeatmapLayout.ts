import { round2 } from '../shared/round2.ts';
import { fitText, textWidth, wrapText } from '../shared/textWidth.ts';

export interface RiskHeatmapInput {
  groups: readonly { label: string; cells: readonly { label: string; hasData: boolean }[] }[];
  /** Px. */
  width: number;
  /** Width in px of what follows the label of a cell without data. */
  noDataWidth: number;
}

export interface HeatCell {
  x: number;
  y: number;
  width: number;
  height: number;
  value: { x: number; y: number };
  label: { lines: string[]; x: number; y: number };
  /** Position in reading order across the rows of the drawing: the arrow keys follow it. */
  order: number;
}

interface HeatGroup {
  /** `end` is the right edge of the value, or of '/10' after it if that fits. */
  head: { x: number; y: number; end: number; label: string; hasUnit: boolean };
  cells: HeatCell[];
}

export interface RiskHeatmapLayout {
  width: number;
  height: number;
  columns: number;
  /** Number of positions in reading order; some are empty when groups differ in length. */
  places: number;
  groups: HeatGroup[];
}

const usualRows = 3;
const headHeight = 36;
const headRoom = 74;
const unitWidth = 25;
const cellGap = 4;
const lineHeight = 16;
const forms = {
  wide: { gap: 16, cell: 44, isStacked: false },
  narrow: { gap: 12, cell: 60, isStacked: true },
} as const;

/** Columns of groups for a width: all four from 720 px, two from 280 px, else one. */
function columnsFor(width: number, groups: number): number {
  const most = width >= 720 ? 4 : width >= 280 ? 2 : 1;
  return Math.max(1, Math.min(most, groups));
}

/**
 * Geometry of the heatmap: groups side by side, their cells below each other. Narrow cells put the label under the
 * value, which is at the same height in all of them, and are as high as the longest label needs.
 */
export function riskHeatmapLayout({ groups, width, noDataWidth }: RiskHeatmapInput): RiskHeatmapLayout {
  const columns = columnsFor(width, groups.length);
  const form =
    columns === groups.length && width / columns > 160 ? forms.wide : columns === 1 ? forms.wide : forms.narrow;
  const columnWidth = (width - form.gap * (columns - 1)) / columns;
  const linesOf = ({ label, hasData }: RiskHeatmapInput['groups'][number]['cells'][number]): string[] =>
    wrapText(label, columnWidth - (form.isStacked ? 24 : 72) - (hasData ? 0 : noDataWidth), 14, 2, 'bold');
  const isTwoLines = form.isStacked && groups.some(({ cells }) => cells.some((cell) => linesOf(cell).length > 1));
  const cellHeight = form.cell + (isTwoLines ? lineHeight : 0);
  const rows = Math.max(...groups.map((group) => group.cells.length), groups.length === 0 ? usualRows : 0);
  const groupHeight = headHeight + rows * cellHeight + Math.max(0, rows - 1) * cellGap;
  const bands = Math.max(1, Math.ceil(groups.length / columns));
  const placeOf = (group: number, row: number): number =>
    (Math.floor(group / columns) * rows + row) * columns + (group % columns);
  return {
    width,
    height: bands * groupHeight + Math.max(0, bands - 1) * 16,
    columns,
    places: Math.max(0, ...groups.flatMap(({ cells }, group) => cells.map((_, row) => placeOf(group, row) + 1))),
    groups: groups.map((group, index) => {
      const hasUnit = textWidth(group.label, 14, 'bold') <= columnWidth - headRoom;
      const column = index % columns;
      const band = Math.floor(index / columns);
      const x = column * (columnWidth + form.gap);
      const top = band * (groupHeight + 16);
      return {
        head: {
          x: round2(x),
          y: top + 19,
          end: round2(x + columnWidth),
          label: fitText(group.label, columnWidth - (hasUnit ? headRoom : headRoom - unitWidth), 14, 'bold'),
          hasUnit,
        },
        cells: group.cells.map((cell, row) => {
          const y = top + headHeight + row * (cellHeight + cellGap);
          const lines = linesOf(cell);
          return {
            x: round2(x),
            y,
            width: round2(columnWidth),
            height: cellHeight,
            value: { x: round2(x + 12), y: y + (form.isStacked ? 25 : 28) },
            label: {
              lines,
              x: round2(x + (form.isStacked ? 12 : 60)),
              y: y + (form.isStacked ? 47 : lines.length > 1 ? 19 : 27),
            },
            order: placeOf(index, row),
          };
        }),
      };
    }),
  };
}

export { lineHeight as heatLineHeight };
