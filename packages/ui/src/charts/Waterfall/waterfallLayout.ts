import { clampScore } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { fitText, textWidth } from '../shared/textWidth.ts';

export interface WaterfallInput {
  /** Points of each part in order; together they are the total. */
  parts: readonly { label: string; detail: string; points: number; maximum: number | null }[];
  total: { label: string; detail: string; points: number };
  range: { low: number; high: number } | null;
  /** Px. */
  width: number;
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface WaterfallRow {
  /** The whole row, for pointer and focus. */
  box: Box;
  bar: Box;
  /** What the part could still add; null for the total. */
  ghost: Box | null;
  label: { text: string; x: number; y: number };
  detail: { text: string; x: number; y: number; anchor: 'start' | 'end' };
  /** Right edge of the points and left edge of 'of n'. */
  points: { x: number; y: number };
  suffix: { x: number; y: number };
}

export interface WaterfallLayout {
  width: number;
  height: number;
  isNarrow: boolean;
  rows: WaterfallRow[];
  total: WaterfallRow;
  /** Line above the total. */
  rule: { x1: number; x2: number; y: number };
  /** From the end of each bar down to the next one. */
  connectors: { x: number; y1: number; y2: number }[];
  ticks: { text: string; x: number; anchor: 'start' | 'middle' }[];
  grid: { y1: number; y2: number };
  axisY: number;
  /** The 90 % range at the end of the total; `bar` is where the bar ends under it. */
  whisker: { y: number; low: number; high: number; bar: number; cap: number } | null;
}

const wide = { from: 560, row: 40, labels: 196, values: 92, barTop: 12 };
const narrow = { row: 52, values: 84, barTop: 28 };
/** For a label and its formula that do not fit side by side above a narrow bar. */
const narrowest = { ...narrow, row: 68, barTop: 44 };
const textGap = 12;
const usualParts = 5;
const barHeight = 16;
const suffixWidth = 48;
const capHalf = 5;
const scale = [0, 20, 40, 60, 80, 100] as const;

/**
 * Geometry of the contributions: each bar starts where the previous one ended, all on one scale from 0 to 100, so
 * that bars and their remaining potential compare. Under 560 px label and formula are above the bar, stacked when they
 * do not fit side by side.
 *
 * A part without a maximum takes points: its bar goes back from where the previous one ended.
 *
 * @throws RangeError when a part with a maximum has negative points or more, or one without has positive points.
 */
export function waterfallLayout({ parts, total, range, width }: WaterfallInput): WaterfallLayout {
  const isNarrow = width < wide.from;
  const areBeside = isNarrow && [...parts, total].every((texts) => widthOf(texts) <= width);
  const { row, barTop } = areBeside ? narrow : isNarrow ? narrowest : wide;
  const left = isNarrow ? 0 : wide.labels;
  const plot = Math.max(1, width - left - (isNarrow ? narrow.values : wide.values));
  const at = (points: number): number => left + (clampScore(points) / 100) * plot;
  const place = (
    index: number,
    from: number,
    to: number,
    most: number | null,
    texts: { label: string; detail: string },
  ) =>
    placeRow(
      {
        width,
        isNarrow,
        areBeside,
        top: index * row,
        row,
        barTop,
        from: at(from),
        to: at(to),
        most: most === null ? null : at(most),
      },
      texts,
    );

  const rows: WaterfallRow[] = [];
  const connectors: WaterfallLayout['connectors'] = [];
  let sum = 0;
  for (const [index, part] of parts.entries()) {
    assertPart(part);
    const from = sum;
    sum += part.points;
    const most = part.maximum === null ? null : from + part.maximum;
    rows.push(place(index, Math.min(from, sum), Math.max(from, sum), most, part));
    connectors.push({
      x: round2(at(sum)),
      y1: index * row + barTop + barHeight,
      y2: (index + 1) * row + barTop,
    });
  }
  const bottom = ((parts.length === 0 ? usualParts : parts.length) + 1) * row;
  const totalRow = place(parts.length, 0, total.points, null, total);
  return {
    width,
    height: bottom + 24,
    isNarrow,
    rows,
    total: totalRow,
    rule: { x1: 0, x2: width, y: parts.length * row },
    connectors,
    ticks: scale.map((value) => ({
      text: String(value),
      x: round2(at(value)),
      anchor: isNarrow && value === 0 ? 'start' : 'middle',
    })),
    grid: { y1: 0, y2: bottom + 4 },
    axisY: bottom + 20,
    whisker:
      range === null
        ? null
        : {
            y: totalRow.bar.y + barHeight / 2,
            low: round2(at(range.low)),
            high: round2(at(range.high)),
            bar: round2(at(total.points)),
            cap: capHalf,
          },
  };
}

interface RowPlace {
  width: number;
  isNarrow: boolean;
  /** Label and formula, on one line. */
  areBeside: boolean;
  top: number;
  row: number;
  barTop: number;
  from: number;
  to: number;
  most: number | null;
}

function widthOf({ label, detail }: { label: string; detail: string }): number {
  return textWidth(label, 13, 'bold') + textGap + textWidth(detail, 12);
}

function placeRow(place: RowPlace, texts: { label: string; detail: string }): WaterfallRow {
  const { width, isNarrow, areBeside, top, row, barTop, from, to, most } = place;
  const y = top + barTop;
  const textRoom = isNarrow ? width : wide.labels - textGap;
  const valueY = isNarrow ? y + 13 : top + 25;
  return {
    box: { x: 0, y: top, width, height: row },
    bar: { x: round2(from), y, width: round2(Math.max(0, to - from)), height: barHeight },
    ghost: most === null ? null : { x: round2(from), y, width: round2(Math.max(0, most - from)), height: barHeight },
    label: { text: fitText(texts.label, textRoom, 13, 'bold'), x: 0, y: top + (isNarrow ? 18 : 17) },
    detail: {
      text: fitText(texts.detail, textRoom, 12),
      x: areBeside ? width : 0,
      y: top + (areBeside ? 18 : isNarrow ? 34 : 33),
      anchor: areBeside ? 'end' : 'start',
    },
    points: { x: width - suffixWidth, y: valueY },
    suffix: { x: width - suffixWidth + 4, y: valueY },
  };
}

function assertPart({ label, points, maximum }: WaterfallInput['parts'][number]): void {
  const isValid = maximum === null ? points <= 0 : points >= 0 && points <= maximum + 0.05;
  if (isValid) return;
  const expected = maximum === null ? 'at most 0' : `0..${maximum}`;
  throw new RangeError(`waterfallLayout: '${label}' must have ${expected} points, got ${points}.`);
}
