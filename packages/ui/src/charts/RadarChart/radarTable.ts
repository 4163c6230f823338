import { formatScore } from '@aval/metrics';

import type { Texts } from '../../texts/TextsContext.ts';
import type { ChartTableData } from '../shared/ChartTable.tsx';

interface Series {
  id: string;
  label: string;
  values: readonly (number | null)[];
}

/** One row for each axis, one column for each series. */
export function radarTable(
  axes: readonly { id: string; label: string }[],
  series: readonly Series[],
  texts: Texts,
): ChartTableData {
  return {
    columns: [
      { id: 'axis', label: texts.chartArea },
      ...series.map(({ id, label }) => ({ id, label, align: 'end' as const })),
    ],
    rows: axes.map(({ id, label }, index) => ({
      id,
      cells: [label, ...series.map((one) => formatScore(one.values[index]))],
    })),
  };
}
