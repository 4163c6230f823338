import { formatChange, formatScore } from '@aval/metrics';
import { clsx } from 'clsx/lite';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { drawing, fill, gridLine, halo, hit, legend, legendEntry, mark, text, zeroLine } from '../shared/chart.css.ts';
import { ChartFrame, type ChartFrameOptions } from '../shared/ChartFrame.tsx';
import { extremes, joinSentences } from '../shared/describeChart.ts';
import { svgSize } from '../shared/svgSize.ts';
import { useChartKeyboard } from '../shared/useChartKeyboard.ts';
import { useWidth } from '../shared/useWidth.ts';
import * as styles from './Tornado.css.ts';
import { tornadoLayout } from './tornadoLayout.ts';

export interface TornadoItem {
  id: string;
  label: string;
  /** Range over which the input was varied: '3,5 to 4,5'. */
  detail?: string | undefined;
  /** The result with the input at its low end and at its high end. */
  low: number;
  high: number;
}

export interface TornadoProps extends ChartFrameOptions {
  /** Widest first, at most about eight. */
  items: readonly TornadoItem[];
  /** The current result. */
  score: number;
}

/** What the range of a score is made of: each input is varied by its own uncertainty while the others stay fixed. */
export function Tornado({ items, score, status = { kind: 'ready' }, ...frame }: TornadoProps) {
  const texts = useTexts();
  const [plotRef, width] = useWidth<HTMLDivElement>(534);
  const layout = tornadoLayout({ items: items.map((item) => ({ ...item, detail: item.detail ?? '' })), score, width });
  const keyboard = useChartKeyboard({ count: items.length, columns: 1 });
  const isEmpty = items.length === 0 && status.kind === 'ready';

  function describe(): string {
    const widest = extremes(items, (item) =>
      item.high > item.low ? item.high - item.low : item.low - item.high,
    )?.highest;
    return joinSentences(
      texts.tornadoDescription,
      widest === undefined
        ? null
        : fillText(texts.tornadoMost, {
            name: widest.label,
            low: formatScore(widest.low),
            high: formatScore(widest.high),
          }),
    );
  }

  return (
    <ChartFrame
      {...frame}
      status={isEmpty ? { kind: 'empty', title: texts.chartNothing } : status}
      describe={describe}
      table={{
        columns: [
          { id: 'input', label: texts.chartInput },
          { id: 'moved', label: texts.chartRange, align: 'end' },
          { id: 'low', label: texts.chartLow, align: 'end' },
          { id: 'high', label: texts.chartHigh, align: 'end' },
        ],
        rows: items.map(({ id, label, detail = '', low, high }) => ({
          id,
          cells: [label, detail, formatScore(low), formatScore(high)],
        })),
      }}
      height={layout.height}
      plotRef={plotRef}
      legend={
        <ul className={legend}>
          <li className={legendEntry}>
            <span className={styles.swatch.lower} aria-hidden="true" />
            {texts.tornadoLower}
          </li>
          <li className={legendEntry}>
            <span className={styles.swatch.higher} aria-hidden="true" />
            {texts.tornadoHigher}
          </li>
        </ul>
      }
    >
      <svg className={drawing} {...svgSize(layout)} aria-label={frame.title} {...keyboard.plotProps}>
        <g aria-hidden="true">
          {layout.ticks.map(({ value, x }) => (
            <g key={value}>
              <line
                className={value === 0 ? zeroLine : gridLine}
                x1={x}
                x2={x}
                {...layout.grid}
                strokeWidth={value === 0 ? 2 : 1}
              />
              <text className={value === 0 ? text.small : text.axis} x={x} y={12} textAnchor="middle">
                {value === 0 ? formatScore(score) : formatChange(value)}
              </text>
            </g>
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
                aria-label={`${item.label}${item.detail === undefined ? '' : `, ${item.detail}`}: ${fillText(texts.chartLowToHigh, { low: formatScore(item.low), high: formatScore(item.high) })}`}
                {...keyboard.markProps(index)}
              >
                <rect className={hit} x={0} y={row.y} width={layout.width} height={layout.rowHeight} />
                <text className={`${text.plain} ${halo}`} x={row.label.x} y={row.label.y}>
                  {row.label.text}
                </text>
                <text className={`${text.detail} ${halo}`} x={row.detail.x} y={row.detail.y}>
                  {row.detail.text}
                </text>
                <rect className={clsx(fill.c2, styles.lower)} {...row.lower} y={row.barY} height={14} rx={1} />
                <rect className={fill.c1} {...row.higher} y={row.barY} height={14} rx={1} />
                <text className={text.detail} {...row.lowText} textAnchor="end">
                  {formatScore(item.low < item.high ? item.low : item.high)}
                </text>
                <text className={text.detail} {...row.highText}>
                  {formatScore(item.low < item.high ? item.high : item.low)}
                </text>
              </g>
            )
          );
        })}
      </svg>
    </ChartFrame>
  );
}
