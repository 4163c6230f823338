import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';

export interface BenchmarkInput {
  text: string;
  /** Height of the line that the text names. */
  y: number;
  plot: { left: number; right: number; top: number; bottom: number };
  /** The points of each line, from left to right. */
  lines: readonly (readonly Point[])[];
  /** Texts already placed, each centred on its baseline. */
  values: readonly (Point & { text: string })[];
}

interface Point {
  x: number;
  y: number;
}

interface Span {
  from: number;
  to: number;
}

const size = 12;
const gap = 4;
/** Of a mark with its rim. */
const radius = 6;
/** Baselines over and under the line. */
const baselines = [-5, 15];
const ascent = 11;
const descent = 3;

/**
 * End and baseline of a benchmark's name: at the right end of its line, or as close to it as points, values and lines
 * allow, preferably above the line. When lines leave no free space, it crosses them.
 */
export function benchmarkLabel({ text, y, plot, lines, values }: BenchmarkInput): Point {
  const width = textWidth(text, size);
  const sides = baselines.map((offset) => y + offset).filter((at) => at >= ascent && at + descent <= plot.bottom);
  const placed = (isCrossing: boolean): Point | undefined =>
    sides
      .map((baseline) => {
        const rows = { from: baseline - ascent, to: baseline + descent };
        const taken = [
          ...lines.flat().flatMap((point) => spanOfPoint(point, rows)),
          ...values.flatMap((value) => spanOfValue(value, rows)),
          ...(isCrossing ? [] : lines.flatMap((line) => spansOfLine(line, rows))),
        ];
        return { x: round2(rightmost(plot.right, width, taken)), y: round2(baseline) };
      })
      .filter(({ x }) => x - width >= plot.left)
      .toSorted((a, b) => b.x - a.x)[0];
  return placed(false) ?? placed(true) ?? { x: plot.right, y: round2(sides[0] ?? y) };
}

/** The end of the last free span of that width. */
function rightmost(end: number, width: number, taken: readonly Span[]): number {
  let free = end;
  for (const { from, to } of taken.toSorted((a, b) => b.to - a.to))
    if (from - gap < free && to + gap > free - width) free = from - gap;
  return free;
}

const areApart = (from: number, to: number, rows: Span): boolean => to < rows.from || from > rows.to;

function spanOfPoint({ x, y }: Point, rows: Span): Span[] {
  return areApart(y - radius, y + radius, rows) ? [] : [{ from: x - radius, to: x + radius }];
}

function spanOfValue({ text, x, y }: Point & { text: string }, rows: Span): Span[] {
  const half = textWidth(text, size, 'bold') / 2;
  return areApart(y - ascent, y + descent, rows) ? [] : [{ from: x - half, to: x + half }];
}

/** The parts of a line that cross these rows. */
function spansOfLine(line: readonly Point[], rows: Span): Span[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    if (areApart(Math.min(start.y, end.y), Math.max(start.y, end.y), rows)) return [];
    const slope = (end.x - start.x) / (end.y - start.y || Number.POSITIVE_INFINITY);
    const at = (y: number): number => start.x + (y - start.y) * slope;
    const inside = [start, end].map((point) =>
      slope === 0 ? point.x : at(Math.min(rows.to, Math.max(rows.from, point.y))),
    );
    return [{ from: Math.min(...inside), to: Math.max(...inside) }];
  });
}
