import { formatPercent } from '@aval/metrics';
import { t } from '@lingui/core/macro';
import { jsPDF } from 'jspdf';

import type { ComparedMetric } from '../routes/compare/comparedMetrics.ts';
import { printedMarks } from '../routes/compare/comparedRows.ts';
import { ink } from '../theme/paperInk.ts';
import type { ComparisonReport, ReportedStartup } from './comparisonReport.ts';
import { addFonts, loadPdfFonts } from './pdf/fonts.ts';
import { type Sheet, sheetOn } from './pdf/sheet.ts';
import { drawTable, type PdfCell } from './pdf/table.ts';

/** One inch in points. */
const margin = 72;
/** Startups beside each other; more follow in a further table. */
const perTable = 6;
const nameShare = 0.28;

const blocksOf = <Item>(items: readonly Item[]): { start: number; items: readonly Item[] }[] =>
  Array.from({ length: Math.ceil(items.length / perTable) }, (_, block) => ({
    start: block * perTable,
    items: items.slice(block * perTable, (block + 1) * perTable),
  }));

const columnsOf = (first: string, names: readonly string[]) => [
  { title: first, share: nameShare },
  ...names.map((title) => ({ title, share: (1 - nameShare) / perTable, align: 'right' as const })),
];

function drawHead(sheet: Sheet, { portfolio, title, shownDate }: ComparisonReport): void {
  sheet.text(portfolio, sheet.left, sheet.y + 16, { size: 18, isBold: true });
  sheet.text(shownDate, sheet.right, sheet.y + 16, { size: 9, color: ink.muted, align: 'right' });
  sheet.y += 24;
  sheet.paragraph(`${t`Portfolio comparison`} · ${title}`, { size: 10, color: ink.muted, gap: 6 });
}

/** The best in bold green, the worst in red, each with its word. */
function figure(metric: ComparedMetric, value: number | null, mark: string | null): PdfCell {
  const text = metric.print(value);
  if (mark === 'better') return { text: `${text} ▲`, isBold: true, color: ink.good };
  if (mark === 'worse') return { text: `${text} ▼`, color: ink.bad };
  return { text, ...(value === null && { color: ink.muted }) };
}

function drawStartups(
  sheet: Sheet,
  { groups, startups: all, locale }: ComparisonReport,
  block: { start: number; items: readonly ReportedStartup[] },
): void {
  const head = columnsOf(
    t`Metric`,
    block.items.map(({ name }) => fitted(sheet, name)),
  );
  drawTable(sheet, head, [
    [{ text: t`Calculation Date` }, ...block.items.map(({ shownDate }) => ({ text: shownDate }))],
    [
      { text: t`Investability Score`, isBold: true },
      ...block.items.map(({ shownScore }) => ({ text: shownScore, isBold: true })),
    ],
    [{ text: t`Investability Level` }, ...block.items.map(({ levelName }) => ({ text: levelName }))],
  ]);
  for (const { label, metrics } of groups) {
    sheet.heading(label[locale], 10, 75);
    drawTable(
      sheet,
      head,
      metrics.map((metric) => {
        const values = all.map(({ calculation }) => metric.valueOf(calculation));
        const marks = printedMarks(metric, values, 'portfolio-compare');
        return [
          {
            text: metric.unit ? `${metric.label[locale]}, ${metric.unit[locale]}` : metric.label[locale],
            isBold: metric.isAreaScore,
          },
          ...block.items.map((_, index) =>
            figure(metric, values[block.start + index] ?? null, marks[block.start + index] ?? null),
          ),
        ];
      }),
    );
  }
}

/** A name in the head of a column, cut where it would run into the next one. */
function fitted(sheet: Sheet, name: string): string {
  const room = (sheet.width * (1 - nameShare)) / perTable - 8;
  const style = { size: 7.5, isBold: true };
  if (sheet.widthOf(name, style) <= room) return name;
  let shown = name;
  while (shown.length > 1 && sheet.widthOf(`${shown}…`, style) > room) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}

function drawSimilarity(sheet: Sheet, { similarity: { names, values } }: ComparisonReport): void {
  if (names.length === 0) return;
  sheet.heading(t`Correlation Matrix`, 12, 110);
  for (const { start, items } of blocksOf(names)) {
    drawTable(
      sheet,
      columnsOf(
        '',
        items.map((name) => fitted(sheet, name)),
      ),
      names.map((name, row) => [
        { text: name },
        ...items.map((_, index) => ({ text: formatPercent((values[row]?.[start + index] ?? 0) * 100, 2) })),
      ]),
    );
  }
}

/**
 * A comparison to forward: letter, landscape, one inch of margin; text can be selected.
 *
 * @throws Error when the fonts could not be loaded.
 */
export async function comparisonPdf(report: ComparisonReport): Promise<Blob> {
  const fonts = await loadPdfFonts();
  const pdf = new jsPDF({
    unit: 'pt',
    format: 'letter',
    orientation: 'landscape',
    compress: true,
    putOnlyUsedFonts: true,
  });
  pdf.setProperties({ title: report.portfolio, creator: 'Aval' });
  pdf.setLanguage(report.locale);
  addFonts(pdf, fonts);
  const sheet = sheetOn(pdf, margin);
  drawHead(sheet, report);
  for (const block of blocksOf(report.startups)) drawStartups(sheet, report, block);
  drawSimilarity(sheet, report);
  sheet.paragraph(t`▲ best, ▼ worst of the portfolio; low is good for costs, burn, debt and competition.`, {
    size: 7.5,
    color: ink.muted,
  });
  sheet.footers(`Aval · ${report.portfolio} · ${report.shownDate}`, (page, pages) => t`Page ${page} of ${pages}`);
  return pdf.output('blob');
}
