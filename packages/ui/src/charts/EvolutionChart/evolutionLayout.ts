import { formatNumber } from '@aval/metrics';
import { ticks as niceTicks } from 'd3';

import { round2 } from '../shared/round2.ts';
import { textWidth } from '../shared/textWidth.ts';
import { columnExtremes } from './columnExtremes.ts';

export interface EvolutionInput {
  /** Milliseconds, ascending. */
  times: readonly number[];
  series: readonly {
    label: string;
    values: readonly (number | null)[];
    band?: readonly ({ low: number; high: number } | null)[] | undefined;
    /** Which values were measured; the others repeat the previous one, so that the line goes in steps. */
    measured?: readonly boolean[] | undefined;
  }[];
  /** A line to compare with. */
  benchmark?: number | null | undefined;
  /** Ends of the scale; by default round numbers around the data. */
  domain?: readonly [number, number] | undefined;
  /** Px; 0 while the width is unknown: the scale is computed, and nothing is drawn. */
  width: number;
  /** Px of the whole drawing. */
  height: number;
  /** Values as printed at the line ends; they determine the width of the labels. */
  endTexts: readonly string[];
  /** Names and values at the line ends. */
  hasLabels: boolean;
  /** Lines of text under each date. */
  dateLines: number;
}

interface Point {
  x: number;
  y: number;
  /** Index in the data. */
  index: number;
}

export interface EvolutionLayout {
  width: number;
  height: number;
  plot: { left: number; right: number; top: number; bottom: number };
  /** Printed with enough decimals to distinguish each from the next. */
  ticks: { value: number; text: string; y: number }[];
  /**
   * Dates; `hasLabel` when the label does not touch the next one, with the newest kept first; of very many dates only
   * those.
   */
  dates: { index: number; x: number; hasLabel: boolean }[];
  series: { paths: string[]; points: Point[]; band: string | null; label: EndLabel | null }[];
  benchmarkY: number | null;
}

interface EndLabel {
  /** End of the line. */
  from: { x: number; y: number };
  /** Where the text starts. */
  x: number;
  y: number;
  /** Px for the name after the value; a longer one is cut. */
  nameRoom: number;
}

/** Size of the text at the line ends, and the gap between value and name, in px. */
export const labelText = { size: 12, gap: 6 } as const;
/** Px between the names at the line ends. */
export const labelGap = 18;
const leader = 16;
const dateRoom = 52;
const mostTicks = 60;
const largestLabels = 0.34;
/** A flat line gets the margins of one that changes by one unit. */
const leastSpan = 1;
const margin = 0.08;

/**
 * Geometry of dated lines. Time is to scale; the vertical scale may start above 0, which the description says. Names
 * are placed at the line ends, at least 18 px apart, connected by leader lines.
 *
 * @throws RangeError when a series has another number of values than there are dates, or the dates are not ascending.
 */
export function evolutionLayout(input: EvolutionInput): EvolutionLayout {
  const { times, series, width, height, hasLabels } = input;
  assertInput(times, series);
  const [low, high] = input.domain ?? domainOf(input);
  const scaleTicks = niceTicks(low, high, 5).filter((value) => value >= low && value <= high);
  const decimals = decimalsOf(scaleTicks);
  const tickTexts = scaleTicks.map((value) => formatNumber(value, decimals));
  const axisWidth = Math.max(...tickTexts.map((text) => textWidth(text, 12)), 12) + 12;
  const wanted = hasLabels
    ? Math.max(0, ...series.map(({ label }, index) => endWidth(label, input.endTexts[index] ?? ''))) + leader
    : 12;
  const plot = {
    left: round2(axisWidth),
    right: round2(width - Math.min(wanted, width * largestLabels)),
    top: 12,
    bottom: height - 12 - input.dateLines * 16,
  };
  const inset = 8;
  const first = times[0] ?? 0;
  const perMillisecond = (plot.right - plot.left - 2 * inset) / ((times.at(-1) ?? 1) - first || 1);
  const xs =
    times.length === 1
      ? [(plot.left + plot.right) / 2]
      : times.map((at) => plot.left + inset + (at - first) * perMillisecond);
  const yOf = (value: number): number =>
    plot.bottom - ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (plot.bottom - plot.top);
  const drawn = series.map(({ values, band, measured }) => {
    const lineOf = measured === undefined ? straightLine : steppedLine;
    const points: Point[] = [];
    if (width === 0) return { paths: [], points, band: null, label: null };
    for (const [index, value] of values.entries())
      if (value !== null) points.push({ x: round2(xs[index] ?? 0), y: round2(yOf(value)), index });
    return {
      paths: runs(points).map((run) => lineOf(columnExtremes(run))),
      points,
      band: bandPath(band ?? [], xs, yOf),
      label: null,
    };
  });
  const labels = hasLabels
    ? spread(
        drawn.map(({ points }) => points.at(-1)?.y ?? null),
        plot,
      )
    : [];
  return {
    width,
    height,
    plot,
    ticks: scaleTicks.map((value, index) => ({ value, text: tickTexts[index] ?? '', y: round2(yOf(value)) })),
    dates: datesOf(xs),
    series: drawn.map((one, index) => {
      const y = labels[index] ?? null;
      const end = one.points.at(-1);
      if (y === null || end === undefined) return one;
      const x = plot.right + leader;
      const nameRoom = Math.ceil(width - x - valueWidth(input.endTexts[index] ?? ''));
      return { ...one, label: { from: { x: end.x, y: end.y }, x, y, nameRoom } };
    }),
    benchmarkY: input.benchmark === null || input.benchmark === undefined ? null : round2(yOf(input.benchmark)),
  };
}

const valueWidth = (value: string): number => textWidth(value, labelText.size, 'bold') + labelText.gap;
const endWidth = (label: string, value: string): number => valueWidth(value) + textWidth(label, labelText.size, 'bold');

function domainOf({ series, benchmark }: EvolutionInput): readonly [number, number] {
  let low = benchmark ?? Number.POSITIVE_INFINITY;
  let high = benchmark ?? Number.NEGATIVE_INFINITY;
  const reach = (value: number | null | undefined): void => {
    if (value === null || value === undefined) return;
    if (value < low) low = value;
    if (value > high) high = value;
  };
  for (const { values, band = [] } of series) {
    for (const value of values) reach(value);
    for (const one of band) {
      reach(one?.low);
      reach(one?.high);
    }
  }
  if (low > high) return [0, 100];
  const span = Math.max(high - low, leastSpan);
  const lowest = low - (low >= span * margin ? span * margin : 0);
  const highest = high + span * margin;
  const steps = niceTicks(lowest, highest, 4);
  const step = (steps[1] ?? 1) - (steps[0] ?? 0);
  return [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step];
}

/** Decimals that tell each tick from the next. */
function decimalsOf([first, second]: readonly number[]): number {
  if (first === undefined || second === undefined) return 0;
  // 0.3 - 0.2 is a little less than 0.1.
  return Math.max(0, -Math.floor(Math.log10(second - first) + 1e-9));
}

const straightLine = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x},${y}`).join('L')}`;

/** A step line: horizontal until the next point, then vertical. */
const steppedLine = ([first, ...rest]: readonly Point[]): string =>
  `M${first?.x ?? 0},${first?.y ?? 0}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}`;

/** Runs of consecutive points; a missing value breaks the line. */
function runs(points: readonly Point[]): Point[][] {
  const groups: Point[][] = [];
  for (const point of points) {
    const last = groups.at(-1);
    if (last !== undefined && last.at(-1)?.index === point.index - 1) last.push(point);
    else groups.push([point]);
  }
  return groups.filter((group) => group.length > 1);
}

function bandPath(
  band: readonly ({ low: number; high: number } | null)[],
  xs: readonly number[],
  yOf: (value: number) => number,
): string | null {
  const known = band.flatMap((one, index) => (one === null ? [] : [{ ...one, x: xs[index] ?? 0 }]));
  if (known.length < 2) return null;
  const corner = (x: number, value: number): string => `${round2(x)},${round2(yOf(value))}`;
  const upper = known.map(({ x, high }) => corner(x, high));
  const lower = known.toReversed().map(({ x, low }) => corner(x, low));
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** Label heights at least `labelGap` apart, as close to their line ends as possible. */
function spread(ends: readonly (number | null)[], plot: { top: number; bottom: number }): (number | null)[] {
  const order = ends
    .flatMap((y, index) => (y === null ? [] : [{ y, index }]))
    .toSorted((a, b) => a.y - b.y || a.index - b.index);
  const places: (number | null)[] = ends.map(() => null);
  let edge = plot.top - labelGap;
  for (const entry of order) {
    entry.y = Math.max(entry.y, edge + labelGap);
    edge = entry.y;
  }
  edge = plot.bottom + labelGap;
  for (const entry of order.toReversed()) {
    entry.y = Math.min(entry.y, edge - labelGap);
    edge = entry.y;
    places[entry.index] = round2(entry.y);
  }
  return places;
}

function datesOf(xs: readonly number[]): EvolutionLayout['dates'] {
  const hasEveryTick = xs.length <= mostTicks;
  const dates: EvolutionLayout['dates'] = [];
  let edge = Number.POSITIVE_INFINITY;
  for (let index = xs.length - 1; index >= 0; index--) {
    const x = round2(xs[index] ?? 0);
    const hasLabel = edge - x >= dateRoom;
    if (hasLabel) edge = x;
    if (hasLabel || hasEveryTick) dates.push({ index, x, hasLabel });
  }
  return dates.toReversed();
}

function assertInput(times: readonly number[], series: EvolutionInput['series']): void {
  if (times.some((time, index) => index > 0 && time < (times[index - 1] ?? 0)))
    throw new RangeError('evolutionLayout: dates must be ascending. Sort the versions first.');
  for (const { label, values } of series)
    if (values.length !== times.length)
      throw new RangeError(`evolutionLayout: '${label}' needs ${times.length} values, got ${values.length}.`);
}
