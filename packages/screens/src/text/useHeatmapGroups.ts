import { type MetricValues, riskHeatmap } from '@aval/metrics';
import type { RiskHeatmapGroup } from '@aval/ui/charts';

import { useAreaNames } from './useAreaNames.ts';
import { useLocale } from './useLocale.ts';

/** The risk heatmap of a calculation, with labels in the current language. */
export function useHeatmapGroups(calculation: MetricValues): RiskHeatmapGroup[] {
  const locale = useLocale();
  const names = useAreaNames();
  return riskHeatmap(calculation).map(({ id, value, band, cells }) => ({
    id,
    label: names[id],
    value,
    band,
    cells: cells.map((cell) => ({ ...cell, id: cell.metric, label: cell.label[locale] })),
  }));
}
