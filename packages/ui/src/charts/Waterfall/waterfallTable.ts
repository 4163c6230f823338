import { formatNumber, formatScore } from '@aval/metrics';

import type { Texts } from '../../texts/TextsContext.ts';
import type { ChartTableData } from '../shared/ChartTable.tsx';

interface Row {
  label: string;
  detail?: string | undefined;
  points: number;
}

/** The contributions as rows, the total last. */
export function waterfallTable(
  parts: readonly (Row & { id: string; maximum: number | null })[],
  total: Row,
  texts: Texts,
): ChartTableData {
  return {
    columns: [
      { id: 'part', label: texts.chartPart },
      { id: 'formula', label: texts.chartFormula, align: 'end' },
      { id: 'points', label: texts.chartPoints, align: 'end' },
      { id: 'maximum', label: texts.chartMaximum, align: 'end' },
    ],
    rows: [
      ...parts.map(({ id, label, detail = '', points, maximum }) => ({
        id,
        cells: [label, detail, formatScore(points), maximum === null ? '' : formatNumber(maximum)],
      })),
      { id: 'total', cells: [total.label, total.detail ?? '', formatScore(total.points), '100'] },
    ],
  };
}
