import { type Anchor, type Axis, onAxis } from '../model/scale.ts';
import { requireNumber } from '../requireNumber.ts';

/** A point of a curve: its position along the axis, 0-1, and its score. */
export interface CurvePoint {
  along: number;
  value: number;
  score: number;
}

/**
 * How a value becomes points, laid out so that straight lines between the points show it truly.
 *
 * @param scale Of a part of a score, as the registry has it.
 * @param value The value that the part reads, or null when it is unknown: then nothing is marked.
 * @param score What the part counts, 0-100.
 * @returns The anchors from 0 to 1 along the axis, and the position of the value, clamped to the ends.
 * @throws RangeError when the score is not finite.
 */
export function pointsCurve(
  { axis, anchors }: { axis: Axis; anchors: readonly Anchor[] },
  value: number | null,
  score: number,
): { anchors: readonly CurvePoint[]; mark: CurvePoint | null } {
  requireNumber('pointsCurve: score', score);
  const [start, end] = [anchors[0], anchors.at(-1)].map((anchor) => onAxis(axis, (anchor as Anchor)[0])) as [
    number,
    number,
  ];
  const along = (x: number): number => Math.min(1, Math.max(0, (onAxis(axis, x) - start) / (end - start)));
  return {
    anchors: anchors.map(([x, y]) => ({ along: along(x), value: x, score: y })),
    mark: value === null ? null : { along: along(value), value, score },
  };
}
