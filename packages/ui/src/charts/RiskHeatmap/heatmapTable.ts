import { formatScore } from '@aval/metrics';

import { fillWords, type Words } from '../../words/WordsContext.ts';
import type { ChartTableData } from '../shared/ChartTable.tsx';

interface Group {
  id: string;
  label: string;
  value: number;
  cells: readonly { id: string; label: string; value: number; hasData: boolean }[];
}

/** Every cell as a row under its group; a group ends with its mean. */
export function heatmapTable(groups: readonly Group[], words: Words): ChartTableData {
  return {
    columns: [
      { id: 'name', label: words.chartName },
      { id: 'group', label: words.chartGroup },
      { id: 'value', label: words.chartValue, align: 'end' },
    ],
    rows: groups.flatMap((group) => [
      ...group.cells.map((cell) => ({
        id: cell.id,
        cells: [
          cell.label,
          group.label,
          `${formatScore(cell.value)}${cell.hasData ? '' : ` (${words.heatmapNoData})`}`,
        ],
      })),
      {
        id: group.id,
        cells: [fillWords(words.heatmapMean, { name: group.label }), group.label, formatScore(group.value)],
      },
    ]),
  };
}
