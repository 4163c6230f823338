import { clampScore, roundByLargestRemainder } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';

export interface ArithmeticPart {
  id: string;
  label: string;
  /** Share of the area's score, 0-1. */
  weight: number;
  /** 0-100, or null when it is not known. */
  score: number | null;
}

export interface ArithmeticBar {
  id: string;
  /** The weight in per cent: the width of the bar and the points it can give. */
  maximum: number;
  /** Filled share of the bar, 0-100 %. */
  fill: number;
  /** The weight as a share of the largest one, 0-100 %: the length of the bar where the parts stack. */
  reach: number;
  /** Points of the area's score as printed, one decimal, or null when the part is not known. */
  points: number | null;
}

/**
 * An area's score as the sum of its parts, each with its points and its maximum. The printed points add up to the
 * printed score.
 *
 * @throws RangeError when a weight is not above 0 and at most 1.
 */
export function arithmeticLayout(parts: readonly ArithmeticPart[]): ArithmeticBar[] {
  for (const { label, weight } of parts) {
    if (!(weight > 0 && weight <= 1))
      throw new RangeError(`arithmeticLayout: the weight of '${label}' must be above 0 and at most 1, got ${weight}.`);
  }
  const points = parts.map(({ weight, score }) => weight * clampScore(score ?? 0));
  // Scores are stored with two decimals before they are printed, so the sum is rounded the same way.
  const total = round2(points.reduce((sum, each) => sum + each, 0));
  const shown = roundByLargestRemainder(points, total, 1);
  const largest = Math.max(...parts.map(({ weight }) => weight));
  return parts.map(({ id, weight, score }, index) => ({
    id,
    maximum: round2(weight * 100),
    fill: round2(clampScore(score ?? 0)),
    reach: round2((weight / largest) * 100),
    points: score === null ? null : (shown[index] ?? 0),
  }));
}

const gapBetweenParts = 16;
const gapBetweenTexts = 12;

/**
 * Whether all parts fit side by side on one line without cutting their texts.
 *
 * @param texts name and points of each part, as they are printed.
 * @param room px.
 */
export function fitsSideBySide(texts: readonly (readonly [name: string, points: string])[], room: number): boolean {
  const needed = texts.map(([name, points]) => textWidth(name, 12) + gapBetweenTexts + textWidth(points, 12, 'bold'));
  return needed.reduce((sum, width) => sum + width, 0) + gapBetweenParts * (texts.length - 1) <= room;
}
