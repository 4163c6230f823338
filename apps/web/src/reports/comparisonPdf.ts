import type { CalculationRecord } from '@aval/contract';
import { formatPercent } from '@aval/metrics';
import { type ComparedMetric, printedMarks } from '@aval/screens';
import { t } from '@lingui/core/macro';

import { ink } from '../shell/theme/paperInk.ts';
import { approximately } from './approximately.ts';
import type { ComparisonReport, ReportedStartup } from './comparisonReport.ts';
import { drawTitle } from './pdf/drawTitle.ts';
import { newPdf } from './pdf/newPdf.ts';
import { type Sheet, sheetOn } from './pdf/sheet.ts';
import { drawTable, type PdfCell, type TableDensity } from './pdf/table.ts';

/** One inch in points. */
const margin = 72;
/** The maximum number of startups per table; more are split into further tables. */
const maxPerTable = 6;
const manyPerTable = 8;
/** Above this number a matrix is unreadable, so each startup is listed with its most similar ones. */
const maxInMatrix = 12;
const closestShown = 3;

interface Layout {
  perTable: number;
  nameShare: number;
  density: TableDensity;
}

/** Splits the startups evenly into as few tables as possible: ten become five and five. */
function layoutFor(count: number, density: TableDensity): Layout {
  const isFew = count <= maxPerTable;
  const tables = Math.max(1, Math.ceil(count / (isFew ? maxPerTable : manyPerTable)));
  return { perTable: Math.max(1, Math.ceil(count / tables)), nameShare: isFew ? 0.28 : 0.22, density };
}

interface Block<Item> {
  start: number;
  items: readonly Item[];
}

function blocksOf<Item>(items: readonly Item[], perTable: number): Block<Item>[] {
  const count = Math.ceil(items.length / perTable);
  const startOf = (block: number) => Math.ceil((block * items.length) / count);
  return Array.from({ length: count }, (_, block) => ({
    start: startOf(block),
    items: items.slice(startOf(block), startOf(block + 1)),
  }));
}

const columnsOf = (first: string, names: readonly string[], { nameShare, perTable }: Layout) => [
  { title: first, share: nameShare },
  ...names.map((title) => ({ title, share: (1 - nameShare) / perTable, align: 'right' as const })),
];

function drawHead(sheet: Sheet, { portfolio, title, shownDate }: ComparisonReport): void {
  drawTitle(sheet, portfolio, [shownDate], 18);
  sheet.paragraph(`${t`Portfolio comparison`} · ${title}`, { size: 10, color: ink.muted, gap: 6 });
}

/** The ranking by score, regardless of the column order, with its certainty. */
function drawRanking(sheet: Sheet, { ranking }: ComparisonReport, density: TableDensity): void {
  drawTable(
    sheet,
    [
      { title: '', share: 0.05, align: 'right' },
      { title: t`Startup Name`, share: 0.25, indent: 6 },
      { title: t`Investability Score`, share: 0.13, align: 'right' },
      { title: t`90 % range`, share: 0.15, align: 'right' },
      { title: t`Investability Level`, share: 0.14, indent: 14 },
      { title: t`Stated`, share: 0.07, align: 'right' },
      { title: t`Evidenced`, share: 0.09, align: 'right' },
      { title: t`Calculation Date`, share: 0.12, align: 'right' },
    ],
    ranking.map(({ name, shownScore, shownRange, levelName, shownStated, shownEvidenced, shownDate }, index) => [
      { text: String(index + 1), color: ink.muted },
      { text: name, isBold: true },
      { text: shownScore, isBold: true },
      { text: shownRange },
      { text: levelName },
      { text: shownStated },
      { text: shownEvidenced },
      { text: shownDate },
    ]),
    density,
  );
  const contradictory = ranking.filter(({ isContradictory }) => isContradictory).map(({ name }) => name);
  if (contradictory.length > 0) {
    sheet.paragraph(t`Figures contradict each other: ${contradictory.join(', ')}`, { gap: 6 });
  }
  for (const { name, cause } of ranking) {
    if (cause !== null) sheet.paragraph(`${name}: ${cause}`, { color: ink.muted, gap: 6 });
  }
}

/** The best value in bold green, the worst in red, each with its label; an estimate with its sign. */
function figure(metric: ComparedMetric, calculation: CalculationRecord | null, mark: string | null): PdfCell {
  const value = metric.valueOf(calculation);
  const text = approximately(metric.print(value), value !== null && metric.isEstimated(calculation));
  if (mark === 'better') return { text: `${text} ▲`, isBold: true, color: ink.good };
  if (mark === 'worse') return { text: `${text} ▼`, color: ink.bad };
  return { text, ...(value === null && { color: ink.muted }) };
}

/** The figures of every startup, formatted once for all tables. */
function figuresOf({ groups, startups }: ComparisonReport) {
  return groups.map(({ label, metrics }) => ({
    label,
    rows: metrics.map((metric) => {
      const calculations = startups.map(({ calculation }) => calculation);
      const marks = printedMarks(metric, calculations, 'portfolio-compare');
      return {
        metric,
        cells: calculations.map((calculation, index) => figure(metric, calculation, marks[index] ?? null)),
      };
    }),
  }));
}

function drawStartups(
  sheet: Sheet,
  { locale }: ComparisonReport,
  figures: ReturnType<typeof figuresOf>,
  { start, items }: Block<ReportedStartup>,
  layout: Layout,
): void {
  const head = columnsOf(
    t`Metric`,
    items.map(({ name }) => name),
    layout,
  );
  drawTable(
    sheet,
    head,
    [
      [{ text: t`Calculation Date` }, ...items.map(({ shownDate }) => ({ text: shownDate }))],
      [
        { text: t`Investability Score`, isBold: true },
        ...items.map(({ shownScore }) => ({ text: shownScore, isBold: true })),
      ],
      [{ text: t`Investability Level` }, ...items.map(({ levelName }) => ({ text: levelName }))],
    ],
    layout.density,
  );
  for (const { label, rows } of figures) {
    sheet.heading(label[locale], 10, 75);
    drawTable(
      sheet,
      head,
      rows.map(({ metric, cells }) => [
        {
          text: metric.unit ? `${metric.label[locale]}, ${metric.unit[locale]}` : metric.label[locale],
          isBold: metric.isAreaScore,
        },
        ...cells.slice(start, start + items.length),
      ]),
      layout.density,
    );
  }
}

function drawSimilarity(sheet: Sheet, { similarity }: ComparisonReport, layout: Layout): void {
  const { names, values } = similarity;
  if (names.length === 0) return;
  sheet.heading(t`Correlation Matrix`, 12, 110);
  if (names.length > maxInMatrix) {
    drawClosest(sheet, similarity);
    return;
  }
  for (const { start, items } of blocksOf(names, layout.perTable)) {
    drawTable(
      sheet,
      columnsOf('', items, layout),
      names.map((name, row) => [
        { text: name },
        ...items.map((_, index) => ({ text: percent(values[row]?.[start + index]) })),
      ]),
      layout.density,
    );
  }
}

const percent = (share: number | undefined): string => formatPercent((share ?? 0) * 100, 2);

/** Lists each startup with its most similar ones. */
function drawClosest(sheet: Sheet, { names, values }: ComparisonReport['similarity']): void {
  const columns = [
    { title: t`Startup`, share: 0.25 },
    { title: t`Most similar`, share: 0.75 },
  ];
  const rows = names.map((name, row) => {
    const others = names.flatMap((other, index) =>
      index === row ? [] : [{ other, share: values[row]?.[index] ?? 0 }],
    );
    const closest = others.toSorted((a, b) => b.share - a.share).slice(0, closestShown);
    return [{ text: name }, { text: closest.map(({ other, share }) => `${other} ${percent(share)}`).join(' · ') }];
  });
  drawTable(sheet, columns, rows, 'compact');
}

/** The share of the last page below which it counts as nearly empty. */
const minFilled = 0.3;

function draw(report: ComparisonReport, density: TableDensity) {
  const pdf = newPdf({ orientation: 'landscape', title: report.portfolio, language: report.locale });
  const sheet = sheetOn(pdf, margin);
  drawHead(sheet, report);
  drawRanking(sheet, report, density);
  sheet.paragraph(
    t`▲ best, ▼ worst of the portfolio; low is good for costs, burn, debt and competition. ≈ estimated.`,
    { size: 7.5, color: ink.muted, gap: 8 },
  );
  const layout = layoutFor(report.startups.length, density);
  const figures = figuresOf(report);
  for (const block of blocksOf(report.startups, layout.perTable)) drawStartups(sheet, report, figures, block, layout);
  drawSimilarity(sheet, report, layout);
  const filled = (sheet.y - margin) / (pdf.internal.pageSize.getHeight() - 2 * margin);
  sheet.footers(report.portfolio, report.shownDate, (page, pages) => t`Page ${page} of ${pages}`);
  return { pdf, filled: pdf.getNumberOfPages() === 1 ? 1 : filled };
}

/**
 * A comparison as PDF: letter, landscape, margins of one inch, selectable text. It starts with the ranking. The line
 * spacing is adjusted to avoid a nearly empty last page.
 */
export function comparisonPdf(report: ComparisonReport): Blob {
  const [usual, other] =
    report.startups.length <= maxPerTable
      ? (['comfortable', 'compact'] as const)
      : (['compact', 'comfortable'] as const);
  const first = draw(report, usual);
  if (first.filled >= minFilled) return first.pdf.output('blob');
  const second = draw(report, other);
  return (second.filled > first.filled ? second : first).pdf.output('blob');
}
