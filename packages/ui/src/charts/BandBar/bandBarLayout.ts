import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';

export interface BandBarBand {
  /** Start, in the unit of the value. */
  from: number;
  /** End; null for an open-ended last band. */
  to: number | null;
  /** Name; null for a band without one. */
  label: string | null;
  /** Whether the value lies in it. */
  isCurrent: boolean;
}

export interface BandBarInput {
  value: number | null;
  /** The value as printed. */
  text: string;
  /** In ascending order, each beginning where the previous one ends. */
  bands: readonly BandBarBand[];
  /** End of the drawn scale; a value beyond it is drawn at the end. */
  end: number;
  /** Px. */
  width: number;
  format: (value: number) => string;
}

type Anchor = 'start' | 'middle' | 'end';

interface Label {
  text: string;
  x: number;
  y: number;
  anchor: Anchor;
}

export interface BandBarLayout {
  height: number;
  track: { y: number; height: number };
  segments: { x: number; width: number; isCurrent: boolean }[];
  marker: { x: number; y1: number; y2: number } | null;
  above: Label | null;
  cuts: Label[];
  names: (Label & { isCurrent: boolean })[];
}

const gap = 2;
const trackTop = 20;
const trackHeight = 8;
const overshoot = 4;
const textSize = 12;
const between = 6;

interface Span {
  start: number;
  end: number;
}

const touches = (one: Span, other: Span): boolean => one.start < other.end + between && other.start < one.end + between;

/**
 * Geometry of a band bar: a segment for each band, to scale, the value as a line with its number above, the numbers
 * at which bands change below, and under them the names. Names that do not fit are left out, the current one last.
 *
 * @throws RangeError when the scale has no length or no band.
 */
export function bandBarLayout({ value, text, bands, end, width, format }: BandBarInput): BandBarLayout {
  const start = bands[0]?.from;
  if (start === undefined || !(end > start)) throw new RangeError('bandBarLayout: the scale has no length.');
  const at = (one: number): number => (Math.min(1, Math.max(0, (one - start) / (end - start))) || 0) * width;
  const segments = bands.map(({ from, to, isCurrent }, index) => {
    const left = index === 0 ? 0 : at(from) + gap / 2;
    const right = index === bands.length - 1 ? width : at(to ?? end) - gap / 2;
    return { x: round2(left), width: round2(Math.max(0, right - left)), isCurrent };
  });
  const within = (label: string, x: number): number => {
    const half = textWidth(label, textSize, 'bold') / 2;
    return round2(Math.max(half, Math.min(width - half, x)));
  };
  const x = value === null ? null : round2(at(value));
  return {
    height: trackTop + trackHeight + 38,
    track: { y: trackTop, height: trackHeight },
    segments,
    marker: x === null ? null : { x, y1: trackTop - overshoot, y2: trackTop + trackHeight + overshoot },
    above: x === null ? null : { text, x: within(text, x), y: 11, anchor: 'middle' },
    cuts: cutLabels(bands, end, width, at, format),
    names: nameLabels(bands, segments, within),
  };
}

function cutLabels(
  bands: BandBarInput['bands'],
  end: number,
  width: number,
  at: (value: number) => number,
  format: BandBarInput['format'],
): Label[] {
  const ends = bands.at(-1)?.to === null ? [] : [end];
  const shown: (Label & Span)[] = [];
  for (const cut of [...bands.map(({ from }) => from), ...ends]) {
    const text = format(cut);
    const size = textWidth(text, textSize);
    const x = round2(at(cut));
    const anchor: Anchor = x - size / 2 < 0 ? 'start' : x + size / 2 > width ? 'end' : 'middle';
    const left = anchor === 'start' ? x : anchor === 'end' ? x - size : x - size / 2;
    const label = { text, x, y: trackTop + trackHeight + 18, anchor, start: left, end: left + size };
    const before = shown.at(-1);
    if (before && touches(before, label)) continue;
    shown.push(label);
  }
  return shown.map(({ text, x, y, anchor }) => ({ text, x, y, anchor }));
}

function nameLabels(
  bands: BandBarInput['bands'],
  segments: BandBarLayout['segments'],
  within: (label: string, x: number) => number,
): BandBarLayout['names'] {
  const names = bands.flatMap(({ label, isCurrent }, index) => {
    const segment = segments[index];
    if (label === null || !segment) return [];
    const size = textWidth(label, textSize, isCurrent ? 'bold' : 'regular');
    const x = within(label, segment.x + segment.width / 2);
    return [{ text: label, x, isCurrent, start: x - size / 2, end: x + size / 2 }];
  });
  const kept: typeof names = [];
  for (const name of names.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent))) {
    if (!kept.some((other) => touches(other, name))) kept.push(name);
  }
  return kept
    .toSorted((a, b) => a.x - b.x)
    .map(({ text, x, isCurrent }) => ({
      text,
      x,
      y: trackTop + trackHeight + 35,
      anchor: 'middle' as const,
      isCurrent,
    }));
}
