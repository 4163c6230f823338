import { clampScore } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { fitText, textWidth } from '../shared/textWidth.ts';

export interface WaterfallInput {
  /** Points of each part in order; together they are the total. */
  parts: readonly { label: string; detail: string; points: number; maximum: number }[];
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
/** Of the line above a narrow bar, its formula keeps up to this share; the label takes the rest. */
const narrow = { row: 52, values: 84, barTop: 28, detailShare: 0.4 };
const textGap = 12;
const usualParts = 5;
const barHeight = 16;
const suffixWidth = 48;
const capHalf = 5;
const scale = [0, 20, 40, 60, 80, 100] as const;

/**
 * Geometry of the contributions: each bar starts where the one before ended, all on one scale from 0 to 100, so bars and
 * what they could still add compare. Under 560 px label and formula stand above the bar.
 *
 * @throws RangeError when a part has negative points or more than its maximum.
 */
export function waterfallLayout({ parts, total, range, width }: WaterfallInput): WaterfallLayout {
  const isNarrow = width < wide.from;
  const { row, barTop } = isNarrow ? narrow : wide;
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
    rows.push(place(index, from, sum, from + part.maximum, part));
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
  top: number;
  row: number;
  barTop: number;
  from: number;
  to: number;
  most: number | null;
}

function placeRow(place: RowPlace, texts: { label: string; detail: string }): WaterfallRow {
  const { width, isNarrow, top, row, barTop, from, to, most } = place;
  const y = top + barTop;
  const labelWidth = wide.labels - textGap;
  const kept = Math.min(textWidth(texts.detail, 12), width * narrow.detailShare);
  const label = fitText(texts.label, isNarrow ? width - kept - textGap : labelWidth, 13, 'bold');
  const detailWidth = isNarrow ? width - textWidth(label, 13, 'bold') - textGap : labelWidth;
  const valueY = isNarrow ? y + 13 : top + 25;
  return {
    box: { x: 0, y: top, width, height: row },
    bar: { x: round2(from), y, width: round2(Math.max(0, to - from)), height: barHeight },
    ghost: most === null ? null : { x: round2(from), y, width: round2(Math.max(0, most - from)), height: barHeight },
    label: { text: label, x: 0, y: top + (isNarrow ? 18 : 17) },
    detail: {
      text: fitText(texts.detail, Math.max(0, detailWidth), 12),
      x: isNarrow ? width : 0,
      y: top + (isNarrow ? 18 : 33),
      anchor: isNarrow ? 'end' : 'start',
    },
    points: { x: width - suffixWidth, y: valueY },
    suffix: { x: width - suffixWidth + 4, y: valueY },
  };
}

function assertPart({ label, points, maximum }: WaterfallInput['parts'][number]): void {
  if (points >= 0 && points <= maximum + 0.05) return;
  throw new RangeError(`waterfallLayout: '${label}' must have 0..${maximum} points, got ${points}.`);
}
