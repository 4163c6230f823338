import { formatScore } from '@aval/metrics';

import { useTexts } from '../../texts/TextsContext.ts';
import {
  dottedLine,
  drawing,
  gridLine,
  halo,
  mark,
  marker,
  rim,
  stroke,
  text,
  wash,
  zeroLine,
} from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { ChartTip } from '../shared/ChartTip.tsx';
import { nearestPoint } from '../shared/nearestPoint.ts';
import { SeriesLegend } from '../shared/SeriesLegend.tsx';
import { markerPath, seriesStyle } from '../shared/seriesStyle.ts';
import { svgSize } from '../shared/svgSize.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { describeRadar } from './describeRadar.ts';
import { ringLabel } from './RadarChart.css.ts';
import { radarLayout } from './radarLayout.ts';
import { radarTable } from './radarTable.ts';
import { useEased } from './useEased.ts';

export interface RadarSeries {
  id: string;
  label: string;
  /** One score for each axis, in order; null when it is missing. */
  values: readonly (number | null)[];
}

export interface RadarBand {
  /** What the band is, for the legend. */
  label: string;
  low: RadarSeries;
  high: RadarSeries;
}

export interface RadarChartProps extends ChartFrameOptions {
  /** 3-8 axes; four point to the corners. */
  axes: readonly { id: string; label: string }[];
  /** One to three series; the first is filled, the others are dashed. */
  series: readonly RadarSeries[];
  /** Where most of the second series lie, as an area between two series; not drawn while one of its scores is missing. */
  band?: RadarBand | undefined;
  /** Why there is no chart while a score is missing; shown below the message. */
  emptyText?: string | undefined;
  /** Axis to highlight, for example when its area is active in another chart. */
  activeId?: string | null | undefined;
  /** Called with the axis under the pointer or the focus, and with null when it leaves. */
  onActiveChange?: ((id: string | null) => void) | undefined;
}

/** Px around a corner within which the pointer hits it. */
const reach = 14;

const bandTone = seriesStyle(1).tone;

const isComplete = (series: RadarSeries): series is RadarSeries & { values: readonly number[] } =>
  series.values.every((value) => value !== null && Number.isFinite(value));

/** Scores from 0 to 100, one per axis. Needs every score of every series: a radar with a gap would mislead. */
export function RadarChart({
  axes,
  series,
  band,
  emptyText,
  activeId,
  onActiveChange,
  status = { kind: 'ready' },
  ...frame
}: RadarChartProps) {
  const texts = useTexts();
  const [plotRef, width, isMeasured] = useWidth<HTMLDivElement>(341);
  const complete = series.filter(isComplete);
  const isEmpty = series.length === 0 || complete.length < series.length;
  const edges = band ? [band.low, band.high].filter(isComplete) : [];
  const drawn = isEmpty ? [] : [...complete, ...(edges.length === 2 ? edges : [])];
  const eased = useEased(drawn.flatMap((one) => one.values));
  const layout = radarLayout({
    series: drawn.map((_, order) => eased.slice(order * axes.length, (order + 1) * axes.length)),
    axes: axes.length,
    labels: axes.map(({ label }) => label),
    width,
  });
  const lines = layout.series.slice(0, series.length);
  const [low, high] = layout.series.slice(series.length);
  const keyboard = useChartKeyboard(
    { count: series.length * axes.length, columns: axes.length },
    {
      onActive: (index) => onActiveChange?.(index === null ? null : (axes[index % axes.length]?.id ?? null)),
      markNear: (x, y) =>
        nearestPoint(
          lines.flatMap(({ points }) => points),
          x,
          y,
          reach,
        ),
    },
  );
  const activeAxis =
    keyboard.active === null ? axes.findIndex((axis) => axis.id === activeId) : keyboard.active % axes.length;
  const stateOf = (axis: number): 'dimmed' | undefined =>
    activeAxis >= 0 && axis !== activeAxis ? 'dimmed' : undefined;
  const styles = series.map((_, index) => ({ ...seriesStyle(index), isDashed: index > 0 }));
  const tip = tipOf(keyboard.active);

  function tipOf(index: number | null) {
    if (index === null) return null;
    const one = complete[Math.floor(index / axes.length)];
    const axis = index % axes.length;
    const point = lines[Math.floor(index / axes.length)]?.points[axis];
    if (one === undefined || point === undefined) return null;
    const title = series.length === 1 ? (axes[axis]?.label ?? '') : `${one.label} · ${axes[axis]?.label ?? ''}`;
    return { ...point, title, text: `${formatScore(one.values[axis] ?? null)}/100` };
  }

  return (
    <ChartFrame
      {...frame}
      status={
        isEmpty && status.kind === 'ready'
          ? { kind: 'empty', title: texts.chartNoScores, ...(emptyText && { text: emptyText }) }
          : status
      }
      describe={() => describeRadar(axes, complete, texts)}
      table={() => radarTable(axes, band ? [...series, band.low, band.high] : series, texts)}
      height={layout.height}
      plotRef={plotRef}
      legend={
        series.length > 1 && (
          <SeriesLegend
            entries={series.map(({ id, label }, index) => ({
              id,
              label,
              style: seriesStyle(index),
              isDashed: index > 0,
            }))}
            band={low && high && band ? { label: band.label, tone: bandTone } : undefined}
          />
        )
      }
    >
      {isMeasured && (
        <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
          <g aria-hidden="true">
            <path className={gridLine} d={layout.grid} />
            <path className={zeroLine} d={layout.strongGrid} />
            {low && high && (
              <>
                <path className={wash[bandTone]} d={`${high.path}${low.path}`} fillRule="evenodd" />
                <path className={dottedLine} d={`${high.path}${low.path}`} />
              </>
            )}
            {lines.map((one, index) => {
              const style = styles[index];
              return (
                style !== undefined && (
                  <g key={series[index]?.id}>
                    {index === 0 && <path className={wash[style.tone]} d={one.path} />}
                    <path
                      className={stroke[style.tone]}
                      d={one.path}
                      strokeWidth={2}
                      strokeLinejoin="round"
                      strokeDasharray={style.isDashed ? '6 3' : undefined}
                    />
                  </g>
                )
              );
            })}
            {layout.ringLabels.map((one) => (
              <text key={one.text} className={`${ringLabel} ${halo}`} x={one.x} y={one.y} textAnchor="middle">
                {one.text}
              </text>
            ))}
            {layout.axes.map((axis, index) => (
              <g key={axes[index]?.id} className={mark} data-state={stateOf(index)}>
                <text className={`${text.muted} ${halo}`} {...axis.label} textAnchor={axis.anchor}>
                  {axis.lines.map((line, order) => (
                    <tspan key={line} x={axis.label.x} dy={order === 0 ? 0 : 16}>
                      {line}
                    </tspan>
                  ))}
                </text>
                <text {...axis.values} textAnchor={axis.anchor}>
                  {!isEmpty &&
                    complete.map((one, order) => (
                      <tspan
                        key={one.id}
                        className={`${order === 0 ? text.value : text.muted} ${halo}`}
                        dx={order === 0 ? 0 : 6}
                      >
                        {formatScore(one.values[index] ?? null)}
                      </tspan>
                    ))}
                </text>
              </g>
            ))}
          </g>
          {lines
            .map((one, order) =>
              one.points.map((point, axis) => (
                <path
                  key={axes[axis]?.id}
                  className={`${mark} ${marker[styles[order]?.tone ?? 'c1']} ${rim}`}
                  d={markerPath(styles[order]?.marker ?? 'circle', point.x, point.y, 4)}
                  role="img"
                  aria-label={`${series[order]?.label ?? ''}, ${axes[axis]?.label ?? ''}: ${formatScore(series[order]?.values[axis])}/100`}
                  data-state={stateOf(axis)}
                  {...keyboard.markProps(order * axes.length + axis)}
                />
              )),
            )
            .toReversed()}
        </svg>
      )}
      {tip !== null && <ChartTip {...tip} width={layout.width} />}
    </ChartFrame>
  );
}
