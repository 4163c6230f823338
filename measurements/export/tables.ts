import type { ComparisonReport } from '../../apps/web/src/reports/comparisonReport.ts';

/** A table of texts, the common input of the PDF libraries. */
export interface PrintedTable {
  title: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Number of startups side by side, as in the product's own PDF. */
const perTable = 8;

/** The figures of the report: for every eight startups, their dates and scores, and one table per group of metrics. */
export function tablesOf({ startups, groups, locale }: ComparisonReport): PrintedTable[] {
  const blocks = Array.from({ length: Math.ceil(startups.length / perTable) }, (_, block) =>
    startups.slice(block * perTable, (block + 1) * perTable),
  );
  return blocks.flatMap((block) => {
    const head = ['Metric', ...block.map(({ name }) => name)];
    const facts = {
      title: '',
      head,
      rows: [
        ['Calculation Date', ...block.map(({ shownDate }) => shownDate)],
        ['Investability Score', ...block.map(({ shownScore }) => shownScore)],
        ['Investability Level', ...block.map(({ levelName }) => levelName)],
      ],
    };
    const figures = groups.map(({ label, metrics }) => ({
      title: label[locale],
      head,
      rows: metrics.map((metric) => [
        metric.label[locale],
        ...block.map(({ calculation }) => metric.print(metric.valueOf(calculation))),
      ]),
    }));
    return [facts, ...figures];
  });
}
