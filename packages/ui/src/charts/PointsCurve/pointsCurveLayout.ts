import { round2 } from '../shared/round2.ts';

/** A point of the curve: its position along the axis, 0-1, and its score, 0-100. */
interface CurvePlace {
  along: number;
  score: number;
}

export interface PointsCurveInput {
  /** Joined by straight lines, from the first to the last. */
  anchors: readonly CurvePlace[];
  /** Position of the value; null when it is unknown. */
  mark: CurvePlace | null;
  /** Score of an unknown value. */
  unknownScore?: number | undefined;
}

export interface PointsCurveLayout {
  width: number;
  height: number;
  /** The lines at 0 and at 100. */
  ends: readonly [top: number, bottom: number];
  curve: string;
  /** From the value up to the curve and over to its points. */
  lead: string | null;
  dot: { x: number; y: number } | null;
  /** Height of the score of an unknown value. */
  level: number | null;
}

const width = 148;
const height = 52;
const inset = 4;

/** A small curve from value to points. */
export function pointsCurveLayout({ anchors, mark, unknownScore }: PointsCurveInput): PointsCurveLayout {
  const x = (along: number) => round2(inset + along * (width - inset * 2));
  const y = (score: number) => round2(height - inset - (score / 100) * (height - inset * 2));
  const dot = mark && { x: x(mark.along), y: y(mark.score) };
  return {
    width,
    height,
    ends: [y(100), y(0)],
    curve: anchors.map(({ along, score }, index) => `${index === 0 ? 'M' : 'L'}${x(along)},${y(score)}`).join(''),
    lead: dot && `M${dot.x},${y(0)}V${dot.y}H${x(0)}`,
    dot,
    level: mark === null && unknownScore !== undefined ? y(unknownScore) : null,
  };
}
