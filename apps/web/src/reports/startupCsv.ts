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
] as const;

/**
 * A row for each metric with its stored value, for further calculation; range and coverage are those of the startup's
 * score.
 */
export function startupCsv(report: StartupReport): Blob {
  const { startup, date, modelVersion, sections, range, coverage, evidenced, isContradictory, locale } = report;
  const rows = sections.flatMap(({ lens, groups }) =>
    groups.flatMap(({ title, metrics }) =>
      metrics.map(({ id, label, raw, storedUnit, benchmark, least, most, isMet, isEstimated }) => [
        startup.id,
        startup.name,
        date,
        modelVersion,
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
        range?.low ?? null,
        range?.high ?? null,
        coverage,
        evidenced,
        isContradictory,
      ]),
    ),
  );
  return csvFile(columns, rows, locale);
}
