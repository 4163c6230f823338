import { formatNumber, formatScore } from '@aval/metrics';

import { fillText, type Texts } from '../../texts/TextsContext.ts';
import { extremes, joinNames, joinSentences } from '../shared/describeChart.ts';

interface Group {
  cells: readonly { label: string; value: number; hasData: boolean }[];
}

/** The strongest and the weakest cell with data, and the cells without data. */
export function describeHeatmap(groups: readonly Group[], texts: Texts): string {
  const cells = groups.flatMap((group) => group.cells);
  const ends = extremes(
    cells.filter((cell) => cell.hasData),
    (cell) => cell.value,
  );
  const missing = cells.filter((cell) => !cell.hasData).map((cell) => cell.label);
  if (cells.length === 0) return texts.chartNothing;
  return joinSentences(
    ends === null
      ? null
      : fillText(texts.heatmapStrongest, {
          count: formatNumber(cells.length),
          name: ends.highest.label,
          value: formatScore(ends.highest.value),
        }),
    ends === null
      ? null
      : fillText(texts.heatmapWeakest, { name: ends.lowest.label, value: formatScore(ends.lowest.value) }),
    missing.length === 0 ? null : fillText(texts.heatmapMissing, { names: joinNames(missing, texts.chartAnd) }),
  );
}
