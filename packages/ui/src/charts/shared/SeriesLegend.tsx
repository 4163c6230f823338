import { drawing, legend, legendEntry, marker as markerStyle, stroke } from './chart.css.ts';
import { markerPath, type SeriesStyle } from './seriesStyle.ts';
import type { ChartTone } from './tones.ts';

interface SeriesLegendEntry {
  id: string;
  label: string;
  style: Omit<SeriesStyle, 'tone'> & { tone: ChartTone };
  /** Dashed even among the first five series, for a comparison line. */
  isDashed?: boolean | undefined;
}

export interface SeriesLegendProps {
  /** One for each series, in the order of the data. */
  entries: readonly SeriesLegendEntry[];
}

/** Line, marker and name of each series, in data order. */
export function SeriesLegend({ entries }: SeriesLegendProps) {
  return (
    <ul className={legend}>
      {entries.map(({ id, label, style, isDashed = style.dash === 'dashed' }) => (
        <li key={id} className={legendEntry}>
          <svg className={drawing} width={28} height={12} aria-hidden="true">
            <path
              className={stroke[style.tone]}
              d="M0,6H28"
              strokeWidth={2}
              strokeDasharray={isDashed ? '6 3' : undefined}
            />
            <path className={markerStyle[style.tone]} d={markerPath(style.marker, 14, 6, 3)} strokeWidth={1} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
