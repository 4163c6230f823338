import { formatShortDate } from '@aval/metrics';

import { useTexts } from '../../texts/TextsContext.ts';
import { useTimeZone } from '../../texts/TimeZoneContext.ts';
import { gridLine, halo, text, zeroLine } from '../shared/chart.css.ts';
import * as styles from './EvolutionChart.css.ts';
import type { EvolutionLayout } from './evolutionLayout.ts';

interface EvolutionAxesProps {
  layout: EvolutionLayout;
  dates: readonly string[];
  series: readonly { id: string }[];
  notes: readonly string[] | undefined;
  /** Label of the line across the plot, and its position. */
  benchmark: { text: string; x: number; y: number } | null;
}

/** The reference for the lines: scale, dates, ranges and the goal. */
export function EvolutionAxes({ layout, dates, series, notes, benchmark }: EvolutionAxesProps) {
  const { locale } = useTexts();
  const timeZone = useTimeZone();
  const { plot, benchmarkY } = layout;
  return (
    <>
      {layout.ticks.map((tick) => (
        <g key={tick.value}>
          <line className={gridLine} x1={plot.left} x2={plot.right} y1={tick.y} y2={tick.y} />
          <text className={text.axis} x={plot.left - 10} y={tick.y + 4} textAnchor="end">
            {tick.text}
          </text>
        </g>
      ))}
      {layout.dates.map(({ index, x, hasLabel }) => {
        const [day = '', month = '', year = ''] = formatShortDate(dates[index], locale, timeZone).split(' ');
        return (
          <g key={index}>
            <line className={zeroLine} x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 4} />
            {hasLabel &&
              [`${day} ${month}`, year, notes?.[index] ?? ''].map((line, row) => (
                <text key={line} className={text.axis} x={x} y={plot.bottom + 18 + row * 15} textAnchor="middle">
                  {line}
                </text>
              ))}
          </g>
        );
      })}
      {layout.series.map(
        ({ band }, index) => band !== null && <path key={series[index]?.id} className={styles.band} d={band} />,
      )}
      {benchmarkY !== null && (
        <>
          <line className={styles.benchmark} x1={plot.left} x2={plot.right} y1={benchmarkY} y2={benchmarkY} />
          {benchmark && (
            <text className={`${text.detail} ${halo}`} x={benchmark.x} y={benchmark.y} textAnchor="end">
              {benchmark.text}
            </text>
          )}
        </>
      )}
    </>
  );
}
