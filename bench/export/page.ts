import { comparisonCsv } from '../../apps/web/src/exports/comparisonCsv.ts';
import { comparisonMarkdown } from '../../apps/web/src/exports/comparisonMarkdown.ts';
import { comparisonPdf } from '../../apps/web/src/exports/comparisonPdf.ts';
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
