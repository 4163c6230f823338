import { round2 } from '../shared/round2.ts';

export interface SparklineInput {
  /** In order of time; null where there was no value. */
  values: readonly (number | null)[];
  /** Time of each value, in any unit; evenly spaced without it. */
  times?: readonly number[] | undefined;
  width: number;
  height: number;
  /** Scale of several lines that are to be compared; by default the line's own lowest and highest value. */
  domain?: readonly [number, number] | undefined;
  /** Values to mark with a dotted line, such as level cuts; those outside the scale are left out. */
  cuts?: readonly number[] | undefined;
}

interface Point {
  x: number;
  y: number;
}

export interface SparklineLayout {
  /** One path for each run of values; a lone value has none. */
  paths: string[];
  points: Point[];
  last: Point | null;
  cuts: number[];
}

const padding = 4;

/**
 * Geometry of a small line. Gaps stay gaps, and the last value stays at the right.
 *
 * @throws RangeError when there are more or fewer times than values.
 */
export function sparklineLayout({ values, times, width, height, domain, cuts = [] }: SparklineInput): SparklineLayout {
  if (times !== undefined && times.length !== values.length)
    throw new RangeError(`sparklineLayout: ${values.length} values need as many times, got ${times.length}.`);
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return { paths: [], points: [], last: null, cuts: [] };
  const [low, high] = domain ?? [Math.min(...known), Math.max(...known)];
  const at = placeOf(times ?? values.map((_, index) => index), width);
  const level = (value: number): number =>
    high === low ? height / 2 : height - padding - ((value - low) / (high - low)) * (height - 2 * padding);

  const paths: string[] = [];
  const points: Point[] = [];
  let run: Point[] = [];
  const close = (): void => {
    if (run.length > 1) paths.push(`M${run.map(({ x, y }) => `${x},${y}`).join('L')}`);
    run = [];
  };
  for (const [index, value] of values.entries()) {
    if (value === null) close();
    else {
      const point = { x: round2(at(index)), y: round2(Math.min(height, Math.max(0, level(value)))) };
      run.push(point);
      points.push(point);
    }
  }
  close();
  return {
    paths,
    points,
    last: points.at(-1) ?? null,
    cuts: cuts.filter((cut) => cut >= low && cut <= high).map((cut) => round2(level(cut))),
  };
}

function placeOf(times: readonly number[], width: number): (index: number) => number {
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const room = width - 2 * padding;
  return (index) => (span === 0 ? width - padding : padding + (((times[index] ?? first) - first) / span) * room);
}
