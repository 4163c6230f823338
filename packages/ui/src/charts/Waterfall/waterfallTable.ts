import { formatNumber, formatScore } from '@aval/metrics';

import type { Words } from '../../words/WordsContext.ts';
import type { ChartTableData } from '../shared/ChartTable.tsx';

interface Row {
  label: string;
  detail?: string | undefined;
  points: number;
}

/** The contributions as rows, the total last. */
export function waterfallTable(
  parts: readonly (Row & { id: string; maximum: number })[],
  total: Row,
  words: Words,
): ChartTableData {
  return {
    columns: [
      { id: 'part', label: words.chartPart },
      { id: 'formula', label: words.chartFormula, align: 'end' },
      { id: 'points', label: words.chartPoints, align: 'end' },
      { id: 'maximum', label: words.chartMaximum, align: 'end' },
    ],
    rows: [
      ...parts.map(({ id, label, detail = '', points, maximum }) => ({
        id,
        cells: [label, detail, formatScore(points), formatNumber(maximum)],
      })),
      { id: 'total', cells: [total.label, total.detail ?? '', formatScore(total.points), '100'] },
    ],
  };
}
