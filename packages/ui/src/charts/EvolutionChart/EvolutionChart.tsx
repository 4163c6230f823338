import { formatDate, formatScore } from '@aval/metrics';
import { useMemo } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { useTimeZone } from '../../texts/TimeZoneContext.ts';
import { drawing, mark, marker, rim } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { ChartTip } from '../shared/ChartTip.tsx';
import { joinSentences } from '../shared/describeChart.ts';
import { nearestPoint } from '../shared/nearestPoint.ts';
import { SeriesLegend } from '../shared/SeriesLegend.tsx';
import { markerPath, seriesStyle } from '../shared/seriesStyle.ts';
import { svgSize } from '../shared/svgSize.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { benchmarkLabel } from './benchmarkLabel.ts';
import { describeEvolution } from './describeEvolution.ts';
import { EvolutionAxes } from './EvolutionAxes.tsx';
import { evolutionLayout, labelGap } from './evolutionLayout.ts';
import { EvolutionLine } from './EvolutionLine.tsx';
import { lineStyles } from './lineStyles.ts';
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
  /**
   * When series with different dates share a chart: which values were measured at their date. The others repeat the
   * previous value; they have no mark, and the line goes in steps.
   */
  measured?: readonly boolean[] | undefined;
}

export interface EvolutionChartProps extends ChartFrameOptions {
  /** ISO dates, oldest first. */
  dates: readonly string[];
  /** In the order of the areas; up to eight are named at the line end, more get a legend. */
  series: readonly EvolutionSeries[];
  /** A third line under each date, such as its coverage. */
  notes?: readonly string[] | undefined;
  /** A line across the plot at a target value, such as 'Healthy from 12 months'. */
  benchmark?: { value: number; label: string } | null | undefined;
  /** Prints every value at its point; for one series of at most 24 values. @default false */
  hasValues?: boolean | undefined;
  /**
   * Formats a value at its point, next to the lines and in the table; the axis uses plain numbers. @default formatScore
   */
  format?: ((value: number) => string) | undefined;
  /** Ends of the scale; by default round numbers around the data. */
  domain?: readonly [number, number] | undefined;
  /** Px of the drawing. @default 320 */
  plotHeight?: number | undefined;
}

const lastOf = (values: readonly (number | null)[]): number | null =>
  values.findLast((value) => value !== null) ?? null;

/** With more points than this, only the active point has a mark. */
const mostMarks = 150;
/** With more series than this, a legend replaces the names at the line ends. */
const mostNames = 8;
/** With more values than this, they do not fit at their points. */
const mostValues = 24;
/** Px around a mark within which the pointer hits it. */
const reach = 12;

const isWithin = (point: { x: number; y: number }, x: number, y: number): boolean =>
  nearestPoint([point], x, y, reach) !== null;

/** How values changed from version to version. */
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
  const texts = useTexts();
  const timeZone = useTimeZone();
  const [plotRef, width, isMeasured] = useWidth<HTMLDivElement>(534);
  const printsValues = hasValues && series.length === 1 && dates.length <= mostValues;
  const hasLabels = series.length <= mostNames && width >= 360 && !printsValues;
  const print = (value: number | null): string => (value === null ? texts.notAvailable : format(value));
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
  const stylesByLine = lineStyles(series);
  const order = series
    .map((_, index) => index)
    .toSorted((a, b) => Number(stylesByLine[a]?.isMain) - Number(stylesByLine[b]?.isMain));
  const count = dates.length;
  const isCrowded = series.length * count > mostMarks;
  const measuredPoints = layout.series.map(({ points }, line) =>
    points.filter(({ index }) => series[line]?.measured?.[index] ?? true),
  );
  const pointAt = (mark: number) =>
    measuredPoints[Math.floor(mark / count)]?.find(({ index }) => index === mark % count);
  const firstSeries = measuredPoints.findIndex((points) => points.length > 0);
  const firstMark = firstSeries * count + (measuredPoints[firstSeries]?.[0]?.index ?? 0);
  /** The last mark of the line whose name is at a height to the right of the plot. */
  const markOfName = (y: number): number | null => {
    const line = layout.series.findIndex(({ label }) => label !== null && Math.abs(label.y - y) < labelGap / 2);
    const last = measuredPoints[line]?.at(-1);
    return last === undefined ? null : line * count + last.index;
  };
  const keyboard = useChartKeyboard(
    { count: series.length * count, columns: count },
    {
      first: firstMark,
      markNear: (x, y) => {
        if (x > layout.plot.right + reach) return markOfName(y);
        const near = nearestOnLines(measuredPoints, x, y);
        const point = near === null ? undefined : measuredPoints[near.line]?.[near.point];
        if (near === null || point === undefined) return null;
        return isCrowded || isWithin(point, x, y) ? near.line * count + point.index : null;
      },
      ...(isCrowded && { isMark: (mark) => pointAt(mark) !== undefined }),
    },
  );
  const marksOf = (index: number) =>
    isCrowded
      ? keyboard.kept.flatMap((mark) => (Math.floor(mark / count) === index ? (pointAt(mark) ?? []) : []))
      : (measuredPoints[index] ?? []);
  const isEmpty = status.kind === 'ready' && series.every(({ values }) => lastOf(values) === null);
  const tip = tipOf(keyboard.active);
  const activeSeries = keyboard.active === null ? null : Math.floor(keyboard.active / count);
  const stateOf = (index: number) => (activeSeries === null || activeSeries === index ? undefined : 'dimmed');
  const [axisStart] = layout.ticks;

  function tipOf(active: number | null) {
    if (active === null) return null;
    const one = series[Math.floor(active / count)];
    const point = pointAt(active);
    if (one === undefined || point === undefined) return null;
    return {
      x: point.x,
      y: point.y,
      title: `${one.label}: ${print(one.values[point.index] ?? null)}`,
      text: formatDate(dates[point.index], texts.locale, timeZone),
    };
  }

  return (
    <ChartFrame
      {...frame}
      description={
        frame.description !== undefined && axisStart !== undefined && axisStart.value > 0
          ? joinSentences(frame.description, fillText(texts.evolutionAxisStart, { value: axisStart.text }))
          : frame.description
      }
      status={isEmpty ? { kind: 'empty', title: texts.chartNothing } : status}
      describe={() => describeEvolution({ dates, series, axisStart: axisStart ?? null, format, timeZone }, texts)}
      table={() => ({
        columns: [
          { id: 'date', label: texts.chartDate },
          ...series.map(({ id, label }) => ({ id, label, align: 'end' as const })),
        ],
        rows: dates.map((date, index) => ({
          id: date,
          cells: [
            formatDate(date, texts.locale, timeZone),
            ...series.map(({ values }) => print(values[index] ?? null)),
          ],
        })),
      })}
      height={plotHeight}
      plotRef={plotRef}
      legend={
        !hasLabels &&
        series.length > 1 && (
          <SeriesLegend
            entries={series.map(({ id, label }, index) => ({
              id,
              label,
              style: stylesByLine[index] ?? seriesStyle(index),
            }))}
          />
        )
      }
    >
      {isMeasured && (
        <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
          <g aria-hidden="true">
            <EvolutionAxes layout={layout} dates={dates} series={series} notes={notes} benchmark={benchmarkAt} />
            {order.map((index) => (
              <EvolutionLine
                key={series[index]?.id}
                line={layout.series[index]}
                lineStyle={stylesByLine[index]}
                label={series[index]?.label}
                state={stateOf(index)}
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
                  className={`${mark} ${marker[stylesByLine[index]?.tone ?? 'c1']} ${rim}`}
                  d={markerPath(
                    stylesByLine[index]?.marker ?? 'circle',
                    point.x,
                    point.y,
                    stylesByLine[index]?.isMain ? 5 : 4,
                  )}
                  role="img"
                  aria-label={`${series[index]?.label ?? ''}, ${formatDate(dates[point.index], texts.locale, timeZone)}: ${print(series[index]?.values[point.index] ?? null)}`}
                  data-state={isCrowded && index * count + point.index !== keyboard.active ? 'unseen' : stateOf(index)}
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
