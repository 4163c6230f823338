/** A point that a scale passes through: at `x` the score is `y`. */
export type Anchor = readonly [x: number, y: number];

/** How a value is laid out between two anchors: as it is, by ln(1 + x), or by log2(x). */
export type Axis = 'linear' | 'log' | 'log2';

interface Segment {
  fromX: number;
  toX: number;
  fromY: number;
  toY: number;
}

/** A piecewise straight line through its anchors, flat outside them. */
export interface Scale {
  axis: Axis;
  anchors: readonly Anchor[];
  segments: readonly Segment[];
}

/** Smallest ratio that a log2 scale tells from zero. */
const LEAST_RATIO = 1e-6;

function onAxis(axis: Axis, value: number): number {
  if (axis === 'linear') return value;
  return axis === 'log' ? Math.log1p(Math.max(0, value)) : Math.log2(Math.max(LEAST_RATIO, value));
}

/**
 * A scale through the given anchors.
 *
 * @param anchors At least two, with rising x.
 * @throws RangeError when x does not rise from anchor to anchor.
 */
export function scaleThrough(axis: Axis, anchors: readonly Anchor[]): Scale {
  const segments: Segment[] = [];
  let before: Anchor | undefined;
  for (const anchor of anchors) {
    if (before !== undefined) {
      if (anchor[0] <= before[0])
        throw new RangeError(`scaleThrough: x must rise, got ${before[0]} then ${anchor[0]}.`);
      segments.push({
        fromX: onAxis(axis, before[0]),
        toX: onAxis(axis, anchor[0]),
        fromY: before[1],
        toY: anchor[1],
      });
    }
    before = anchor;
  }
  if (segments.length === 0) throw new RangeError('scaleThrough: a scale needs at least two anchors.');
  return { axis, anchors, segments };
}

/** Score of a value on a scale: straight between anchors, flat outside. */
export function scoreOn(scale: Scale, value: number): number {
  const x = onAxis(scale.axis, value);
  let y = 0;
  for (const segment of scale.segments) {
    if (x <= segment.fromX) return segment.fromY;
    if (x <= segment.toX) {
      return segment.fromY + ((x - segment.fromX) / (segment.toX - segment.fromX)) * (segment.toY - segment.fromY);
    }
    y = segment.toY;
  }
  return y;
}

/** A scale whose anchors lie on the value itself. */
export const curve = (...anchors: Anchor[]): Scale => scaleThrough('linear', anchors);
/** A scale for values that span orders of magnitude: value and anchors both go through ln(1 + x). */
export const logCurve = (...anchors: Anchor[]): Scale => scaleThrough('log', anchors);
/** A scale for ratios: doubling is one step, wherever it starts. */
export const ratioCurve = (...anchors: Anchor[]): Scale => scaleThrough('log2', anchors);
/** The scale with every x multiplied by a benchmark. */
export const stretched = (scale: Scale, factor: number): Scale =>
  scaleThrough(
    scale.axis,
    scale.anchors.map(([x, y]) => [x * factor, y]),
  );

/** A 1-5 rating as 0-100. */
export const rating = curve([1, 0], [5, 100]);
/** A 0-1 share as 0-100. */
export const share = curve([0, 0], [1, 100]);
/** A 0-10 rating as 0-100. */
export const outOfTen = curve([0, 0], [10, 100]);
