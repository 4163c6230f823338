import { comparisonCsv } from '../../apps/web/src/reports/comparisonCsv.ts';
import { comparisonMarkdown } from '../../apps/web/src/reports/comparisonMarkdown.ts';
import { comparisonPdf } from '../../apps/web/src/reports/comparisonPdf.ts';
import { offer } from './offer.ts';
import { report } from './report.ts';

declare global {
  interface Window {
    metricCount: number;
  }
}

window.metricCount = report.groups.reduce((sum, { metrics }) => sum + metrics.length, 0);

offer({
  pdf: async () => () => comparisonPdf(report),
  csv: async () => () => comparisonCsv(report),
  markdown: async () => () => comparisonMarkdown(report),
});
