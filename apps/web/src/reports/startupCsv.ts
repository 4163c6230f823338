import { t } from '@lingui/core/macro';

import { csvFile } from './csv.ts';
import type { StartupReport } from './startupReport.ts';

const columns = [
  'startup_id',
  'startup',
  'calculation_date',
  'model_version',
  'lens',
  'group',
  'metric_id',
  'metric',
  'value',
  'unit',
  'benchmark',
  'benchmark_min',
  'benchmark_max',
  'meets_benchmark',
  'is_estimated',
  'investability_range_low',
  'investability_range_high',
  'coverage',
  'evidenced',
  'figures_contradict_each_other',
  'cause',
  'fact_date',
  'fact_evidence',
] as const;

/**
 * A row for each metric with its stored value, for further calculation, then one for each fact with its date and its
 * kind of evidence; range, coverage and cause are those of the startup's
 * score.
 */
export function startupCsv(report: StartupReport): Blob {
  const { startup, date, modelVersion, sections, locale } = report;
  const { range, coverage, evidenced, isContradictory, cause } = report;
  const ofStartup = [startup.id, startup.name, date, modelVersion];
  const ofScore = [range?.low ?? null, range?.high ?? null, coverage, evidenced, isContradictory, cause];
  const metricRows = sections.flatMap(({ lens, groups }) =>
    groups.flatMap(({ title, metrics }) =>
      metrics.map(({ id, label, raw, storedUnit, benchmark, least, most, isMet, isEstimated }) => [
        ...ofStartup,
        lens,
        title,
        id,
        label,
        raw,
        storedUnit,
        benchmark,
        least,
        most,
        isMet,
        isEstimated,
        ...ofScore,
        null,
        null,
      ]),
    ),
  );
  const noBenchmark = [null, null, null, null, null];
  const factRows = report.datedFacts.map(({ id, label, raw, unit, date: day, kind }) => [
    ...ofStartup,
    null,
    t`Facts`,
    id,
    label,
    raw,
    unit,
    ...noBenchmark,
    ...ofScore,
    day,
    kind,
  ]);
  return csvFile(columns, [...metricRows, ...factRows], locale);
}
