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
] as const;

/** A row for each metric with the value as stored, for further calculation. */
export function startupCsv({ startup, date, modelVersion, sections }: StartupReport): Blob {
  const rows = sections.flatMap(({ lens, groups }) =>
    groups.flatMap(({ title, metrics }) =>
      metrics.map(({ id, label, raw, storedUnit, benchmark, least, most, isMet }) => [
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
        isMet === null ? null : String(isMet),
      ]),
    ),
  );
  return csvFile(columns, rows);
}
