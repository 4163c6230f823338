import { clampScore, levelThresholds } from '@aval/metrics';

import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';

export interface ScoreRange {
  low: number;
  high: number;
}

export interface RangeBarInput {
  /** 0-100, or null while there is no score. */
  score: number | null;
  range: ScoreRange | null;
  /** Px. */
  width: number;
  /** Texts above the track; their widths keep them from overlapping. */
  texts: { low: string; score: string; high: string };
  /** Names of the four levels in ascending order. */
  levels: readonly [string, string, string, string];
}

interface Span {
  x: number;
  width: number;
}

interface Label {
  text: string;
  x: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface RangeBarLayout {
  height: number;
  /** Top of the track and its height. */
  track: { y: number; height: number };
  segments: (Span & { isCurrent: boolean })[];
  /** The range, split where it crosses a level; empty without a range. */
  range: Span[];
  marker: { x: number; y1: number; y2: number } | null;
  /** Low, score, high; those that exist. */
  above: (Label & { isScore: boolean })[];
  cuts: (Label & { y: number })[];
  levels: (Label & { y: number; isCurrent: boolean })[];
}

/** Scores at which the level changes, with both ends. */
export const rangeCuts = [0, levelThresholds.low, levelThresholds.medium, levelThresholds.high, 100] as const;

const gap = 2;
const trackTop = 22;
const trackHeight = 8;
const overshoot = 4;
const labelDistance = 18;
const smallText = 12;

/**
 * Geometry of the large range bar: four level segments, the range over them, the score as a line, numbers above, cuts
 * and level names below. Every x is a percentage of the width, so the drawing is to scale.
 */
export function rangeBarLayout({ score, range, width, texts, levels }: RangeBarInput): RangeBarLayout {
  const at = (value: number): number => (clampScore(value) / 100) * width;
  const segments = levels.map((_, index) => {
    const low = rangeCuts[index] ?? 0;
    const high = rangeCuts[index + 1] ?? 100;
    const start = index === 0 ? 0 : at(low) + gap / 2;
    const end = index === 3 ? width : at(high) - gap / 2;
    return { x: start, width: Math.max(0, end - start), isCurrent: score !== null && index === levelIndex(score) };
  });
  return {
    height: 68,
    track: { y: trackTop, height: trackHeight },
    segments: segments.map((segment) => ({ ...segment, x: round2(segment.x), width: round2(segment.width) })),
    range: range === null ? [] : cutRange(visibleRange(at, range, score), segments),
    marker:
      score === null
        ? null
        : { x: round2(at(score)), y1: trackTop - overshoot, y2: trackTop + trackHeight + overshoot },
    above: labelsAbove(at, score, range, texts, width),
    cuts: rangeCuts.map((cut) => ({
      text: String(cut),
      x: round2(at(cut)),
      y: 48,
      anchor: cut === 0 ? 'start' : cut === 100 ? 'end' : 'middle',
    })),
    levels: segments.flatMap((segment, index) => {
      const text = levels[index] ?? '';
      const isCurrent = segment.isCurrent;
      if (!isCurrent && textWidth(text, smallText) > segment.width) return [];
      const half = textWidth(text, smallText, 'bold') / 2;
      const middle = segment.x + segment.width / 2;
      const x = Math.max(half, Math.min(width - half, middle));
      return [{ text, x: round2(x), y: 66, anchor: 'middle' as const, isCurrent }];
    }),
  };
}

/** Index of the level of a score, 0 for the lowest. */
function levelIndex(score: number): number {
  return rangeCuts.findLastIndex((cut, index) => index < 4 && score >= cut);
}

/** Marker (2,5), halo (1,75 each side) and 2 px of range next to it. */
const visibleHalf = 2.5 / 2 + 1.75 + 2;

/** A range narrower than the marker is widened to show on both sides of it. */
function visibleRange(at: (value: number) => number, range: ScoreRange, score: number | null): Span {
  const low = at(range.low);
  const high = at(range.high);
  if (score === null) return { x: low, width: Math.max(2, high - low) };
  const start = Math.max(0, Math.min(low, at(score) - visibleHalf));
  const end = Math.max(high, at(score) + visibleHalf);
  return { x: start, width: Math.min(at(100), end) - start };
}

function cutRange(range: Span, segments: readonly Span[]): Span[] {
  return segments.flatMap((segment) => {
    const start = Math.max(range.x, segment.x);
    const end = Math.min(range.x + range.width, segment.x + segment.width);
    return end > start ? [{ x: round2(start), width: round2(end - start) }] : [];
  });
}

function labelsAbove(
  at: (value: number) => number,
  score: number | null,
  range: ScoreRange | null,
  texts: RangeBarInput['texts'],
  width: number,
): RangeBarLayout['above'] {
  const middle = score === null ? null : at(score);
  const labels: RangeBarLayout['above'] = [];
  if (range !== null) {
    const low = at(range.low) - 4;
    labels.push({
      text: texts.low,
      x: middle === null ? low : Math.min(low, middle - labelDistance),
      anchor: 'end',
      isScore: false,
    });
  }
  if (middle !== null) labels.push({ text: texts.score, x: middle, anchor: 'middle', isScore: true });
  if (range !== null) {
    const high = at(range.high) + 4;
    labels.push({
      text: texts.high,
      x: middle === null ? high : Math.max(high, middle + labelDistance),
      anchor: 'start',
      isScore: false,
    });
  }
  return keepWithin(labels, width);
}

/** Moves labels at the edges inwards so that they do not touch. */
function keepWithin(labels: RangeBarLayout['above'], width: number): RangeBarLayout['above'] {
  const sizeOf = (label: RangeBarLayout['above'][number]): number =>
    textWidth(label.text, smallText, label.isScore ? 'bold' : 'regular');
  const startOf = (label: RangeBarLayout['above'][number]): number =>
    label.x - (label.anchor === 'end' ? sizeOf(label) : label.anchor === 'middle' ? sizeOf(label) / 2 : 0);
  const boxes = labels.map((label) => ({ label, start: startOf(label), size: sizeOf(label), shift: 0 }));
  let edge = 0;
  for (const box of boxes) {
    box.shift = Math.max(0, edge - box.start);
    edge = box.start + box.shift + box.size + 4;
  }
  edge = width;
  for (const box of boxes.toReversed()) {
    box.shift += Math.min(0, edge - (box.start + box.shift + box.size));
    edge = box.start + box.shift - 4;
  }
  return boxes.map(({ label, shift }) => ({ ...label, x: round2(label.x + shift) }));
}
