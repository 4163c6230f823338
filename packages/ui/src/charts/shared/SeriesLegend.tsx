import { dottedLine, drawing, legend, legendEntry, marker as markerStyle, stroke, wash } from './chart.css.ts';
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
  /** An area between two lines. */
  band?: { label: string; tone: ChartTone } | undefined;
}

/** Line, marker and name of each series, in data order, then the band. */
export function SeriesLegend({ entries, band }: SeriesLegendProps) {
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
      {band && (
        <li className={legendEntry}>
          <svg className={drawing} width={28} height={12} aria-hidden="true">
            <rect className={wash[band.tone]} width={28} height={12} />
            <path className={dottedLine} d="M0,.5H28M0,11.5H28" />
          </svg>
          {band.label}
        </li>
      )}
    </ul>
  );
}
