import type { Lens, Locale } from '@aval/metrics';
import type { Compared, ExportFormat, RowChoice } from '@aval/screens';
import { saveFile } from '@aval/ui';

import { comparisonCsv } from '../../../reports/comparisonCsv.ts';
import { comparisonMarkdown } from '../../../reports/comparisonMarkdown.ts';
import { type ComparisonReport, comparisonReport } from '../../../reports/comparisonReport.ts';

async function fileOf(report: ComparisonReport, format: ExportFormat): Promise<Blob> {
  if (format === 'csv') return comparisonCsv(report);
  if (format === 'md') return comparisonMarkdown(report);
  const { comparisonPdf } = await import('../../../reports/comparisonPdf.ts');
  return comparisonPdf(report);
}

/** Exports a portfolio's comparison, with the rows and the order of the screen, and starts the download. */
export async function exportComparison(
  portfolio: string,
  startups: readonly Compared[],
  lens: Lens,
  locale: Locale,
  format: ExportFormat,
  rows: RowChoice,
): Promise<void> {
  const report = comparisonReport(portfolio, startups, lens, locale, new Date(), rows);
  saveFile(`${report.fileName}.${format}`, await fileOf(report, format));
}
