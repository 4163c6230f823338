import { t } from '@lingui/core/macro';

import type { ComparisonReport } from './comparisonReport.ts';
import { csvFile } from './csv.ts';

/** A row for each startup with its stored values, for further calculation; the last column lists the estimated ones. */
export function comparisonCsv({ startups, groups, locale }: ComparisonReport): Blob {
  const metrics = groups.flatMap((group) => group.metrics);
  return csvFile(
    [
      t`Startup Name`,
      t`Calculation Date`,
      t`Investability Score`,
      t`Investability Level`,
      ...metrics.map(({ label }) => label[locale]),
      t`Range, low end`,
      t`Range, high end`,
      t`Coverage`,
      t`Evidenced`,
      t`Estimated`,
      t`Figures contradict each other`,
      t`Cause`,
    ],
    startups.map(({ name, calculation, levelName, isContradictory, cause }) => [
      name,
      calculation?.calculation_date ?? null,
      calculation?.IE_investability_score ?? null,
      levelName,
      ...metrics.map((metric) => metric.valueOf(calculation)),
      calculation?.range?.low ?? null,
      calculation?.range?.high ?? null,
      calculation?.coverage ?? null,
      calculation?.evidenced ?? null,
      metrics
        .filter((metric) => metric.valueOf(calculation) !== null && metric.isEstimated(calculation))
        .map(({ label }) => label[locale])
        .join(', '),
      isContradictory,
      cause,
    ]),
    locale,
  );
}
