import { type Locale, type MetricValues, riskHeatmap } from '@aval/metrics';
import type { RiskHeatmapGroup } from '@aval/ui/charts';

/** The risk heatmap of a calculation with its labels in one language. */
export function heatmapGroups(calculation: MetricValues, locale: Locale): RiskHeatmapGroup[] {
  return riskHeatmap(calculation).map(({ id, label, value, band, cells }) => ({
    id,
    label: label[locale],
    value,
    band,
    cells: cells.map((cell) => ({ ...cell, id: cell.metric, label: cell.label[locale] })),
  }));
}
