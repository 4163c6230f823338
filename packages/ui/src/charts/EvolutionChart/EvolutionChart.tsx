import { formatDate, formatScore } from '@aval/metrics';
import { useMemo } from 'react';

import { useWords } from '../../words/WordsContext.ts';
import { drawing, mark, marker, rim } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { ChartTip } from '../shared/ChartTip.tsx';
import { inOwnPx } from '../shared/inOwnPx.ts';
import { nearestPoint } from '../shared/nearestPoint.ts';
import { SeriesLegend } from '../shared/SeriesLegend.tsx';
import { markerPath, seriesStyle } from '../shared/seriesStyle.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { benchmarkLabel } from './benchmarkLabel.ts';
import { describeEvolution } from './describeEvolution.ts';
import { EvolutionAxes } from './EvolutionAxes.tsx';
import { evolutionLayout } from './evolutionLayout.ts';
import { EvolutionLine } from './EvolutionLine.tsx';
import { looksOf } from './looksOf.ts';
import { nearestOnLines } from './nearestOnLines.ts';
import { PointValues } from './PointValues.tsx';
import { valueLabels } from './valueLabels.ts';

export interface EvolutionSeries {
  id: string;
  label: string;
  /** One for each date; null where there was no value. */
  values: readonly (number | null)[];
  /** The one the chart is about: ink, thicker, on top. @default false */
  isMain?: boolean | undefined;
  /** The 90 % range at each date. */
  band?: readonly ({ low: number; high: number } | null)[] | undefined;
}

export interface EvolutionChartProps extends ChartFrameOptions {
  /** ISO dates, oldest first. */
  dates: readonly string[];
  /** In the order of the areas; up to five get their name at the line end, more a legend. */
  series: readonly EvolutionSeries[];
  /** A third line under each date, such as its coverage. */
  notes?: readonly string[] | undefined;
  /** A line across the plot, such as 'Healthy from 12 months', where one value is the goal. */
  benchmark?: { value: number; label: string } | null | undefined;
  /** Prints every value at its point; for one series of at most 24 values. @default false */
  hasValues?: boolean | undefined;
  /** Prints a value at its point, beside the lines and in the table; the axis has plain numbers. @default formatScore */
  format?: ((value: number) => string) | undefined;
  /** Ends of the scale; by default round numbers around the data. */
  domain?: readonly [number, number] | undefined;
  /** Px of the drawing. @default 320 */
  plotHeight?: number | undefined;
}

const lastOf = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

/** More points than this are a line without marks; the one that is looked at has one. */
const mostMarks = 150;
/** More values than this do not find room at their points. */
const mostValues = 24;
/** Px around a mark that still mean it. */
const reach = 12;

const isWithin = (point: { x: number; y: number }, x: number, y: number): boolean =>
  nearestPoint([point], x, y, reach) !== null;

/** How values went from version to version. */
export function EvolutionChart({
  dates,
  series,
  notes,
  benchmark,
  hasValues = false,
  format = formatScore,
  domain,
  plotHeight = 320,
  status = { kind: 'ready' },
  ...frame
}: EvolutionChartProps) {
  const words = useWords();
  const [plotRef, width, isMeasured] = useWidth<HTMLDivElement>(534);
  const printsValues = hasValues && series.length === 1 && dates.length <= mostValues;
  const hasLabels = series.length <= 5 && width >= 360 && !printsValues;
  const print = (value: number | null): string => (value === null ? words.notAvailable : format(value));
  const times = useMemo(() => dates.map((date) => Date.parse(date)), [dates]);
  const endTexts = series.map(({ values }) => print(lastOf(values))).join('\n');
  const [lowEnd, highEnd] = domain ?? [];
  const dateLines = notes === undefined ? 2 : 3;
  const layout = useMemo(
    () =>
      evolutionLayout({
        times,
        series,
        benchmark: benchmark?.value,
        domain: lowEnd === undefined || highEnd === undefined ? undefined : [lowEnd, highEnd],
        width: isMeasured ? width : 0,
        height: plotHeight,
        endTexts: endTexts.split('\n'),
        hasLabels,
        dateLines,
      }),
    [times, series, benchmark?.value, lowEnd, highEnd, isMeasured, width, plotHeight, endTexts, hasLabels, dateLines],
  );
  const values = printsValues
    ? valueLabels(layout.series[0]?.points ?? [], ({ index }) => print(series[0]?.values[index] ?? null), layout.width)
    : [];
  const benchmarkAt =
    benchmark && layout.benchmarkY !== null
      ? {
          text: benchmark.label,
          ...benchmarkLabel({
            text: benchmark.label,
            y: layout.benchmarkY,
            plot: layout.plot,
            lines: layout.series.map(({ points }) => points),
            values,
          }),
        }
      : null;
  const looks = looksOf(series);
  const order = series.map((_, index) => index).toSorted((a, b) => Number(looks[a]?.isMain) - Number(looks[b]?.isMain));
  const count = dates.length;
  const firstSeries = layout.series.findIndex(({ points }) => points.length > 0);
  const firstMark = firstSeries * count + (layout.series[firstSeries]?.points[0]?.index ?? 0);
  const isCrowded = series.length * count > mostMarks;
  const pointAt = (mark: number) =>
    layout.series[Math.floor(mark / count)]?.points.find(({ index }) => index === mark % count);
  const keyboard = useChartKeyboard(
    { count: series.length * count, columns: count },
    {
      first: firstMark,
      markNear: (x, y) => {
        const near = nearestOnLines(
          layout.series.map(({ points }) => points),
          x,
          y,
        );
        const point = near === null ? undefined : layout.series[near.line]?.points[near.point];
        if (near === null || point === undefined) return null;
        return isCrowded || isWithin(point, x, y) ? near.line * count + point.index : null;
      },
      ...(isCrowded && { isMark: (mark) => pointAt(mark) !== undefined }),
    },
  );
  const marksOf = (index: number) =>
    isCrowded
      ? keyboard.kept.flatMap((mark) => (Math.floor(mark / count) === index ? (pointAt(mark) ?? []) : []))
      : (layout.series[index]?.points ?? []);
  const isEmpty = status.kind === 'ready' && series.every(({ values }) => lastOf(values) === null);
  const tip = tipOf(keyboard.active);

  function tipOf(active: number | null) {
    if (active === null) return null;
    const one = series[Math.floor(active / count)];
    const point = pointAt(active);
    if (one === undefined || point === undefined) return null;
    return {
      x: point.x,
      y: point.y,
      title: `${one.label}: ${print(one.values[point.index] ?? null)}`,
      text: formatDate(dates[point.index], words.locale),
    };
  }

  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: words.chartNothing } : status}
      describe={() => describeEvolution({ dates, series, axisStart: layout.ticks[0] ?? null, format }, words)}
      table={() => ({
        columns: [
          { id: 'date', label: words.chartDate },
          ...series.map(({ id, label }) => ({ id, label, align: 'end' as const })),
        ],
        rows: dates.map((date, index) => ({
          id: date,
          cells: [formatDate(date, words.locale), ...series.map(({ values }) => print(values[index] ?? null))],
        })),
      })}
      height={plotHeight}
      plotRef={plotRef}
      legend={
        !hasLabels &&
        series.length > 1 && (
          <SeriesLegend
            entries={series.map(({ id, label }, index) => ({ id, label, style: looks[index] ?? seriesStyle(index) }))}
          />
        )
      }
    >
      {isMeasured && (
        <svg className={drawing} {...inOwnPx(layout)} aria-label={frame.title} {...keyboard.plotProps}>
          <g aria-hidden="true">
            <EvolutionAxes layout={layout} dates={dates} series={series} notes={notes} benchmark={benchmarkAt} />
            {order.map((index) => (
              <EvolutionLine
                key={series[index]?.id}
                line={layout.series[index]}
                look={looks[index]}
                label={series[index]?.label}
                lastValue={print(lastOf(series[index]?.values ?? []))}
              />
            ))}
            <PointValues labels={values} />
          </g>
          {order.map((index) => (
            <g key={series[index]?.id}>
              {marksOf(index).map((point) => (
                <path
                  key={point.index}
                  className={`${mark} ${marker[looks[index]?.tone ?? 'c1']} ${rim}`}
                  d={markerPath(looks[index]?.marker ?? 'circle', point.x, point.y, looks[index]?.isMain ? 5 : 4)}
                  role="img"
                  aria-label={`${series[index]?.label ?? ''}, ${formatDate(dates[point.index], words.locale)}: ${print(series[index]?.values[point.index] ?? null)}`}
                  data-state={isCrowded && index * count + point.index !== keyboard.active ? 'unseen' : undefined}
                  {...keyboard.markProps(index * count + point.index)}
                />
              ))}
            </g>
          ))}
        </svg>
      )}
      {tip !== null && <ChartTip {...tip} width={layout.width} />}
    </ChartFrame>
  );
}
