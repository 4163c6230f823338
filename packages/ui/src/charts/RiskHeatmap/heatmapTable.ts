import { formatScore } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import type { ChartTableData } from '../shared/ChartTable.tsx';

interface Group {
  id: string;
  label: string;
  value: number;
  cells: readonly { id: string; label: string; value: number; hasData: boolean }[];
}

/** Every cell as a row under its group; a group ends with its mean. */
export function heatmapTable(groups: readonly Group[], texts: Texts): ChartTableData {
  return {
    columns: [
      { id: 'name', label: texts.chartName },
      { id: 'group', label: texts.chartGroup },
      { id: 'value', label: texts.chartValue, align: 'end' },
    ],
    rows: groups.flatMap((group) => [
      ...group.cells.map((cell) => ({
        id: cell.id,
        cells: [
          cell.label,
          group.label,
          `${formatScore(cell.value)}${cell.hasData ? '' : ` (${texts.heatmapNoData})`}`,
        ],
      })),
      {
        id: group.id,
        cells: [fillText(texts.heatmapMean, { name: group.label }), group.label, formatScore(group.value)],
      },
    ]),
  };
}
