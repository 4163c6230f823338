import { ticks as niceTicks } from 'd3';

import { round2 } from '../shared/round2.ts';
import { fitText, textWidth } from '../shared/textWidth.ts';

export interface TornadoInput {
  /** The result at both ends of each input. */
  items: readonly { label: string; detail: string; low: number; high: number }[];
  /** The current result. */
  score: number;
  /** Px. */
  width: number;
}

interface Bar {
  x: number;
  width: number;
}

export interface TornadoLayout {
  width: number;
  height: number;
  center: number;
  rowHeight: number;
  rows: {
    y: number;
    label: { text: string; x: number; y: number };
    detail: { text: string; x: number; y: number };
    barY: number;
    lower: Bar;
    higher: Bar;
    lowText: { x: number; y: number };
    highText: { x: number; y: number };
  }[];
  /** Differences from the score. */
  ticks: { value: number; x: number }[];
  grid: { y1: number; y2: number };
}

const head = 24;
const wide = { from: 480, row: 32, labels: 224 };
const narrowRow = 48;
const barHeight = 14;
const numberRoom = 40;
const usualRows = 8;

/** Geometry of a tornado: the score in the middle, each input's effect to both sides on one symmetric scale. */
export function tornadoLayout({ items, score, width }: TornadoInput): TornadoLayout {
  const isNarrow = width < wide.from;
  const row = isNarrow ? narrowRow : wide.row;
  const left = isNarrow ? 0 : wide.labels;
  const reach = Math.max(0.1, ...items.flatMap(({ low, high }) => [Math.abs(low - score), Math.abs(high - score)]));
  const marks = niceTicks(-reach, reach, isNarrow ? 4 : 8);
  const center = left + (width - left) / 2;
  const half = Math.max(1, (width - left) / 2 - numberRoom);
  const at = (value: number): number => center + ((value - score) / reach) * half;
  const bottom = head + (items.length === 0 ? usualRows : items.length) * row;
  return {
    width,
    height: bottom + 4,
    center: round2(center),
    rowHeight: row,
    rows: items.map(({ label, detail, low, high }, index) => {
      const y = head + index * row;
      const barY = isNarrow ? y + 26 : y + (row - barHeight) / 2;
      const labelY = isNarrow ? y + 16 : y + row / 2 + 4;
      const name = fitText(label, isNarrow ? width * 0.6 : left - 16, 13);
      const detailX = textWidth(name, 13) + 8;
      const lowest = Math.min(low, high);
      const highest = Math.max(low, high);
      const from = at(Math.min(lowest, score));
      const to = at(Math.max(highest, score));
      return {
        y,
        label: { text: name, x: 0, y: labelY },
        detail: { text: detailFor(detail, (isNarrow ? width : left - 8) - detailX), x: round2(detailX), y: labelY },
        barY,
        lower: { x: round2(from), width: round2(center - from) },
        higher: { x: round2(center), width: round2(to - center) },
        lowText: { x: round2(from - 6), y: barY + 11 },
        highText: { x: round2(to + 6), y: barY + 11 },
      };
    }),
    ticks: marks.map((value) => ({ value, x: round2(at(score + value)) })),
    grid: { y1: head - 4, y2: bottom },
  };
}

/** A detail that would be cut to a few letters is left out; the table contains it. */
function detailFor(detail: string, room: number): string {
  return textWidth(detail, 12) <= room ? detail : '';
}
