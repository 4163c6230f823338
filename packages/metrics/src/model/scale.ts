/** A point that a scale passes through: at `x` the score is `y`. */
export type Anchor = readonly [x: number, y: number];

/** How a value is laid out between two anchors: as it is, by ln(1 + x), or by log2(x). */
export type Axis = 'linear' | 'log' | 'log2';

/** A piecewise straight line through its anchors, flat outside them. */
export interface Scale {
  axis: Axis;
  anchors: readonly Anchor[];
  /** The anchors laid out on the axis, each with the slope from it to the next: x, y, slope, x, y, slope ... */
  points: Float64Array;
}

/** Smallest ratio that a log2 scale distinguishes from zero. */
const LEAST_RATIO = 1e-6;

/** Position of a value on an axis. */
export function onAxis(axis: Axis, value: number): number {
  if (axis === 'linear') return value;
  return axis === 'log' ? Math.log1p(Math.max(0, value)) : Math.log2(Math.max(LEAST_RATIO, value));
}

/** An anchor on its axis, and the slope to the next one: none after the last. */
function laidOut(
  axis: Axis,
  anchors: readonly Anchor[],
  index: number,
): readonly [x: number, y: number, slope: number] {
  const [from, to] = [anchors[index], anchors[index + 1]] as readonly [Anchor, Anchor | undefined];
  const x = onAxis(axis, from[0]);
  return [x, from[1], to === undefined ? 0 : (to[1] - from[1]) / (onAxis(axis, to[0]) - x)];
}

/**
 * A scale through the given anchors.
 *
 * @param anchors At least two, with rising x.
 * @throws RangeError when x does not rise from anchor to anchor.
 */
export function scaleThrough(axis: Axis, anchors: readonly Anchor[]): Scale {
  for (const [index, [x]] of anchors.entries()) {
    const before = anchors[index - 1];
    if (before !== undefined && x <= before[0]) {
      throw new RangeError(`scaleThrough: x must rise, got ${before[0]} then ${x}.`);
    }
  }
  if (anchors.length < 2) throw new RangeError('scaleThrough: a scale needs at least two anchors.');
  return { axis, anchors, points: Float64Array.from(anchors.flatMap((_, index) => laidOut(axis, anchors, index))) };
}

/** Score of a value on a scale: straight between anchors, flat outside. */
export function scoreOn({ axis, anchors, points }: Scale, value: number): number {
  let after = 0;
  while (after < anchors.length && value > (anchors[after] as Anchor)[0]) after += 1;
  if (after === 0) return points[1] as number;
  const at = 3 * (after - 1);
  const y = points[at + 1] as number;
  return after === anchors.length ? y : y + (onAxis(axis, value) - (points[at] as number)) * (points[at + 2] as number);
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
