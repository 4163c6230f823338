import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';

interface PlacedPoint {
  x: number;
  y: number;
  /** Index in the data. */
  index: number;
}

export interface ValueLabel extends PlacedPoint {
  text: string;
}

const size = 12;
const above = 10;
const below = 20;
/** Above a point higher than this there is no space within the drawing. */
const highest = 24;
const gap = 4;

/**
 * Positions of the values of a line: above their points, the newest first; values that would touch a placed one are
 * left out.
 */
export function valueLabels(
  points: readonly PlacedPoint[],
  textOf: (point: PlacedPoint) => string,
  width: number,
): ValueLabel[] {
  const labels: ValueLabel[] = [];
  let edge = Number.POSITIVE_INFINITY;
  for (const point of points.toReversed()) {
    const text = textOf(point);
    const half = textWidth(text, size, 'bold') / 2;
    const x = Math.max(half, Math.min(width - half, point.x));
    if (x + half > edge - gap) continue;
    edge = x - half;
    labels.push({
      text,
      x: round2(x),
      y: round2(point.y < highest ? point.y + below : point.y - above),
      index: point.index,
    });
  }
  return labels.toReversed();
}
