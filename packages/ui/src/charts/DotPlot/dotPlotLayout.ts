import { clampScore, levelThresholds } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { fitText, textWidth } from '../shared/textWidth.ts';

export interface DotPlotInput {
  items: readonly { label: string; score: number | null; range: { low: number; high: number } | null }[];
  /** Px. */
  width: number;
  /** Names of the four levels in ascending order. */
  levels: readonly [string, string, string, string];
}

interface DotPlotRow {
  y: number;
  /** Height of dot, range and value. */
  middle: number;
  label: string;
  labelY: number;
  dot: number | null;
  range: { x: number; width: number } | null;
}

export interface DotPlotLayout {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  rows: DotPlotRow[];
  rowHeight: number;
  /** Level cuts within the scale. */
  cuts: { value: number; x: number }[];
  levels: { text: string; x: number }[];
  ticks: { text: string; x: number }[];
  axisY: number;
}

const wide = { from: 400, row: 36 };
const narrowRow = 48;
const headHeight = 24;
const valueWidth = 52;
const usualRows = 4;

/**
 * Geometry of scores as dots with their ranges on one scale. The scale ends at 100 and starts at the last multiple of
 * 20 below everything shown, so that close scores can be distinguished. Under 400 px names are placed above their rows.
 */
export function dotPlotLayout({ items, width, levels }: DotPlotInput): DotPlotLayout {
  const lowest = Math.min(100, ...items.flatMap(({ score, range }) => [score ?? 100, range?.low ?? 100]));
  const start = Math.min(80, Math.floor(clampScore(lowest) / 20) * 20);
  const longest = Math.max(0, ...items.map((item) => textWidth(item.label, 13, 'bold')));
  const isNarrow = width < wide.from;
  const rowHeight = isNarrow ? narrowRow : wide.row;
  const left = isNarrow ? 8 : Math.min(longest + 16, width * 0.36, 200);
  const right = Math.max(left + 1, width - valueWidth);
  const at = (value: number): number =>
    left + ((Math.max(start, clampScore(value)) - start) / (100 - start)) * (right - left);
  const top = headHeight;
  const bottom = top + (items.length === 0 ? usualRows : items.length) * rowHeight;
  const cuts = [levelThresholds.low, levelThresholds.medium, levelThresholds.high].filter((value) => value > start);
  const edges = [start, ...cuts, 100];
  return {
    width,
    height: bottom + 24,
    plot: { left: round2(left), right: round2(right), top, bottom },
    rowHeight,
    rows: items.map(({ label, score, range }, index) => ({
      y: top + index * rowHeight,
      middle: top + index * rowHeight + (isNarrow ? 34 : rowHeight / 2),
      label: fitText(label, isNarrow ? width : left - 12, 13, 'bold'),
      labelY: top + index * rowHeight + (isNarrow ? 17 : rowHeight / 2 + 4),
      dot: score === null ? null : round2(at(score)),
      range: range === null ? null : { x: round2(at(range.low)), width: round2(at(range.high) - at(range.low)) },
    })),
    cuts: cuts.map((value) => ({ value, x: round2(at(value)) })),
    levels: levels.slice(-edges.length + 1).flatMap((text, index) => {
      const from = at(edges[index] ?? start);
      const to = at(edges[index + 1] ?? 100);
      return textWidth(text, 12) + 4 > to - from ? [] : [{ text, x: round2((from + to) / 2) }];
    }),
    ticks: [0, 20, 40, 60, 80, 100]
      .filter((value) => value >= start)
      .map((value) => ({ text: String(value), x: round2(at(value)) })),
    axisY: bottom + 18,
  };
}
