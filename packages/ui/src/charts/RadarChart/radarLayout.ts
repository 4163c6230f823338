import { clampScore } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { textWidth, wrapText } from '../shared/textWidth.ts';

export interface RadarInput {
  /** One value 0-100 for each axis, in order; values out of range are clamped. */
  series: readonly (readonly number[])[];
  /** 3-8 axes. */
  axes: number;
  /** Label of each axis; without labels one line is reserved. */
  labels?: readonly string[] | undefined;
  /** Px. */
  width: number;
}

interface Point {
  x: number;
  y: number;
}

interface RadarAxis {
  end: Point;
  label: Point;
  /** The label in one or two lines, 16 px apart; empty without labels. */
  lines: string[];
  /** Line of the values, under the label. */
  values: Point;
  anchor: 'start' | 'middle' | 'end';
}

export interface RadarLayout {
  width: number;
  height: number;
  center: Point;
  axes: RadarAxis[];
  /** A ring for every ten points and the axes; those at 50 and 100 are emphasised. */
  grid: string;
  strongGrid: string;
  ringLabels: { text: string; x: number; y: number }[];
  series: { path: string; points: Point[] }[];
}

const weakRings = [10, 20, 30, 40, 60, 70, 80, 90] as const;
const strongRings = [50, 100] as const;
const labelSpace = 42;
const labelSize = 13;
const lineHeight = 16;
const mostLines = 2;
const gapBetweenLabels = 6;
/** Text may render 5 % wider than it is measured. */
const shareMeasured = 0.95;
const largest = 260;
const sideSpace = 94;
/** In a smaller square the values of the upper corners would collide with the label of the outermost ring. */
const leastForLastRing = 200;

/**
 * Geometry of a radar with a linear axis from 0 to 100. Four axes point to the corners (the first to the upper left),
 * so the plot fills its square and the labels are above and below it, those of one side moved outwards together when
 * one would touch its neighbour; with other numbers the first axis is at the top, and labels take the space left next
 * to the plot or between their neighbours. A label has up to two lines.
 *
 * @throws RangeError when there are fewer than 3 or more than 8 axes, or a series has another number of values.
 */
export function radarLayout({ series, axes, labels = [], width }: RadarInput): RadarLayout {
  assertInput(series, axes);
  const isSquare = axes === 4;
  const side = Math.max(120, Math.min(largest, width - sideSpace * (isSquare ? 1 : 2)));
  const radius = isSquare ? side / Math.SQRT2 : side / 2;
  const start = isSquare ? (-3 * Math.PI) / 4 : -Math.PI / 2;
  const angles = Array.from({ length: axes }, (_, index) => start + (index * 2 * Math.PI) / axes);
  const lines = angles.map((angle, index) =>
    labels[index] === undefined
      ? []
      : wrapText(
          labels[index],
          isSquare ? width / 2 - gapBetweenLabels : roomAt(Math.abs(Math.cos(angle)) * radius, { radius, axes, width }),
          labelSize,
          mostLines,
        ),
  );
  const extra = lineHeight * Math.max(0, ...lines.map((one) => one.length - 1));
  const space = labelSpace + extra;
  const center = { x: round2(width / 2), y: space + side / 2 };
  const at = (angle: number, value: number): Point => ({
    x: round2(center.x + Math.cos(angle) * radius * (value / 100)),
    y: round2(center.y + Math.sin(angle) * radius * (value / 100)),
  });
  const outline = (value: number): string => closed(angles.map((angle) => at(angle, value)));
  const middleRing = center.y - side / 4;
  const placed = angles.map((angle, index) => placeAxis(at(angle, 100), center, isSquare, lines[index] ?? []));
  return {
    width,
    height: space * 2 + side,
    center,
    axes: isSquare ? onSharedEdges(placed, center.x) : placed,
    grid: [
      ...weakRings.map((value) => outline(value)),
      ...angles.map((angle) => `M${center.x},${center.y}L${at(angle, 100).x},${at(angle, 100).y}`),
    ].join(''),
    strongGrid: strongRings.map((value) => outline(value)).join(''),
    ringLabels: [
      { text: '100', x: center.x, y: round2(center.y - side / 2 - 6) },
      { text: '50', x: center.x, y: round2((isSquare ? middleRing : at(start, 50).y) + 4) },
      { text: '0', x: center.x, y: round2(center.y + 4) },
    ].slice(isSquare && side >= leastForLastRing ? 0 : 1),
    series: series.map((values) => {
      const points = values.map((value, index) => at(angles[index] ?? start, clampScore(value)));
      return { path: closed(points), points };
    }),
  };
}

/** Px for a label on an axis whose end is this far from the centre; in the middle it has neighbours on both sides. */
function roomAt(aside: number, { radius, axes, width }: { radius: number; axes: number; width: number }): number {
  const neighbour = Math.sin((2 * Math.PI) / axes) * radius;
  return aside < 1 ? 2 * (neighbour - gapBetweenLabels) : (width / 2 - aside) * shareMeasured;
}

function placeAxis(end: Point, center: Point, isSquare: boolean, lines: string[]): RadarAxis {
  const offset = end.x - center.x;
  const isMiddle = Math.abs(offset) < 1;
  const isAbove = end.y < center.y + (isSquare ? 0 : 1);
  const height = lineHeight * Math.max(0, lines.length - 1);
  const x = isSquare ? clearOfCenter(end.x, center.x, lines) : end.x;
  const label = { x: round2(x), y: round2(isAbove ? end.y - 26 - height : end.y + 20) };
  const inner = offset < 0 ? 'start' : 'end';
  const outer = offset < 0 ? 'end' : 'start';
  return {
    end,
    label,
    lines,
    values: { x: label.x, y: label.y + 16 + height },
    anchor: isMiddle ? 'middle' : isSquare ? inner : outer,
  };
}

/** Aligns the labels of one side at their start or end. */
function onSharedEdges(axes: readonly RadarAxis[], center: number): RadarAxis[] {
  const isLeft = ({ end }: RadarAxis): boolean => end.x < center;
  const [left, right] = [axes.filter(isLeft), axes.filter((axis) => !isLeft(axis))];
  const leftmost = Math.min(...left.map(({ label }) => label.x));
  const rightmost = Math.max(...right.map(({ label }) => label.x));
  return axes.map((axis) => {
    const x = isLeft(axis) ? leftmost : rightmost;
    return { ...axis, label: { ...axis.label, x }, values: { ...axis.values, x } };
  });
}

/** The corner, or as far outwards as the label needs to stay on its own side. */
function clearOfCenter(corner: number, center: number, lines: readonly string[]): number {
  const needed = Math.max(0, ...lines.map((line) => textWidth(line, labelSize))) + gapBetweenLabels;
  return corner < center ? Math.min(corner, center - needed) : Math.max(corner, center + needed);
}

function closed(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x},${y}`).join('L')}Z`;
}

function assertInput(series: RadarInput['series'], axes: number): void {
  if (!Number.isInteger(axes) || axes < 3 || axes > 8)
    throw new RangeError(`radarLayout: a radar needs 3 to 8 axes, got ${axes}. Use a DotPlot for other numbers.`);
  const wrong = series.find((values) => values.length !== axes || values.some(Number.isNaN));
  if (wrong !== undefined)
    throw new RangeError(`radarLayout: each series needs ${axes} numbers, got ${wrong.join(', ')}.`);
}
