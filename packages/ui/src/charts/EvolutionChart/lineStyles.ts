import { seriesStyle, type SeriesStyle } from '../shared/seriesStyle.ts';
import type { ChartTone } from '../shared/tones.ts';

export interface LineStyle extends Omit<SeriesStyle, 'tone'> {
  tone: ChartTone;
  isMain: boolean;
}

/** Main series in ink; the others are styled by their position among themselves. */
export function lineStyles(series: readonly { isMain?: boolean | undefined }[]): LineStyle[] {
  let place = 0;
  return series.map(({ isMain = false }) =>
    isMain ? { tone: 'ink', marker: 'circle', dash: 'solid', isMain } : { ...seriesStyle(place++), isMain },
  );
}
