import { formatNumber, formatPercent, formatScore, levelOf } from '@aval/metrics';

import { levelText } from '../../components/LevelBadge/levelText.ts';
import { fillText, useTexts, type Texts } from '../../texts/TextsContext.ts';
import { drawing, fill, gridLine, halo, hit, mark, rim, text, zeroLine } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { svgSize } from '../shared/svgSize.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import { describeDotPlot } from './describeDotPlot.ts';
import * as styles from './DotPlot.css.ts';
import { dotPlotLayout } from './dotPlotLayout.ts';

export interface DotPlotItem {
  id: string;
  label: string;
  /** 0-100, or null while not evaluated. */
  score: number | null;
  range: { low: number; high: number } | null;
  /** 0-1, for the table. */
  coverage?: number | null | undefined;
  /** The one the page is about: its name is bold. @default false */
  isCurrent?: boolean | undefined;
}

export interface DotPlotProps extends ChartFrameOptions {
  /** In display order, usually by score. */
  items: readonly DotPlotItem[];
}

const rangeText = (range: DotPlotItem['range'], texts: Texts): string =>
  range === null
    ? texts.notAvailable
    : fillText(texts.chartLowToHigh, { low: formatNumber(range.low), high: formatNumber(range.high) });

/** Scores of several startups with their ranges: which one leads, and how certain that is. */
export function DotPlot({ items, status = { kind: 'ready' }, ...frame }: DotPlotProps) {
  const texts = useTexts();
  const [plotRef, width] = useWidth<HTMLDivElement>(534);
  const layout = dotPlotLayout({
    items,
    width,
    levels: [texts.veryLowLevel, texts.lowLevel, texts.mediumLevel, texts.highLevel],
  });
  const keyboard = useChartKeyboard({ count: items.length, columns: 1 });
  const isEmpty = items.length === 0 && status.kind === 'ready';
  const { plot } = layout;
  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: texts.chartNothing } : status}
      describe={() => describeDotPlot(items, texts)}
      table={{
        columns: [
          { id: 'name', label: texts.chartName },
          { id: 'score', label: texts.chartScore, align: 'end' },
          { id: 'range', label: texts.chartRange, align: 'end' },
          { id: 'coverage', label: texts.chartCoverage, align: 'end' },
          { id: 'level', label: texts.chartLevel },
        ],
        rows: items.map(({ id, label, score, range, coverage }) => ({
          id,
          cells: [
            label,
            formatScore(score),
            rangeText(range, texts),
            formatPercent(coverage === null || coverage === undefined ? null : coverage * 100, 0),
            levelText(levelOf(score), texts),
          ],
        })),
      }}
      height={layout.height}
      plotRef={plotRef}
    >
      <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
        <g aria-hidden="true">
          {layout.levels.map((level) => (
            <text key={level.text} className={text.axis} x={level.x} y={12} textAnchor="middle">
              {level.text}
            </text>
          ))}
          {layout.cuts.map((cut) => (
            <line key={cut.value} className={styles.cut} x1={cut.x} x2={cut.x} y1={0} y2={plot.bottom} />
          ))}
          <line className={zeroLine} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
          {layout.ticks.map((tick) => (
            <text key={tick.text} className={text.axis} x={tick.x} y={layout.axisY} textAnchor="middle">
              {tick.text}
            </text>
          ))}
        </g>
        {items.map((item, index) => {
          const row = layout.rows[index];
          return (
            row !== undefined && (
              <g
                key={item.id}
                className={mark}
                role="img"
                aria-label={`${item.label}: ${item.score === null ? texts.notEvaluated : formatScore(item.score)}, ${texts.chartRange} ${rangeText(item.range, texts)}`}
                {...keyboard.markProps(index)}
              >
                <rect className={hit} x={0} y={row.y} width={layout.width} height={layout.rowHeight} />
                {index > 0 && <line className={gridLine} x1={0} x2={layout.width} y1={row.y} y2={row.y} />}
                <text className={`${item.isCurrent ? text.value : text.plain} ${halo}`} x={0} y={row.labelY}>
                  {row.label}
                </text>
                {row.range !== null && (
                  <rect className={styles.range} {...row.range} y={row.middle - 3} height={6} rx={1} />
                )}
                {row.dot !== null && <circle className={`${fill.c1} ${rim}`} cx={row.dot} cy={row.middle} r={6} />}
                <text className={text.value} x={layout.width} y={row.middle + 4} textAnchor="end">
                  {formatScore(item.score)}
                </text>
              </g>
            )
          );
        })}
      </svg>
    </ChartFrame>
  );
}
