import type { CalculationRecord, MasterDataLists, Startup } from '@aval/contract';
import type { Lens, Locale } from '@aval/metrics';
import type { ExportFormat } from '@aval/screens';
import { saveFile } from '@aval/ui';

import { startupCsv } from '../../../reports/startupCsv.ts';
import { startupMarkdown } from '../../../reports/startupMarkdown.ts';
import { type StartupReport, startupReport } from '../../../reports/startupReport.ts';

async function fileOf(report: StartupReport, format: ExportFormat): Promise<Blob> {
  if (format === 'csv') return startupCsv(report);
  if (format === 'md') return startupMarkdown(report);
  const { startupPdf } = await import('../../../reports/startupPdf.ts');
  return startupPdf(report);
}

/** Exports one calculation and starts the download. */
export async function exportStartup(
  startup: Startup,
  calculation: CalculationRecord,
  lenses: readonly Lens[],
  locale: Locale,
  format: ExportFormat,
  lists: Partial<MasterDataLists> = {},
): Promise<void> {
  const report = startupReport(startup, calculation, lenses, locale, lists);
  saveFile(`${report.fileName}.${format}`, await fileOf(report, format));
}
