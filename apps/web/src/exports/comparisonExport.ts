import type { Lens, Locale } from '@aval/metrics';
import { saveFile } from '@aval/ui';

import type { RowChoice } from '../routes/compare/comparedRows.ts';
import type { Compared } from '../routes/compare/comparedStartups.ts';
import { comparisonCsv } from './comparisonCsv.ts';
import { comparisonMarkdown } from './comparisonMarkdown.ts';
import { type ComparisonReport, comparisonReport } from './comparisonReport.ts';
import type { ExportFormat } from './exportFormats.ts';

async function fileOf(report: ComparisonReport, format: ExportFormat): Promise<Blob> {
  if (format === 'csv') return comparisonCsv(report);
  if (format === 'md') return comparisonMarkdown(report);
  const { comparisonPdf } = await import('./comparisonPdf.ts');
  return comparisonPdf(report);
}

/** Makes the export of a portfolio's comparison, in the order and with the rows of the screen, and hands it to the browser's downloads. */
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
